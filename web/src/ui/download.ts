/** Download a file. */
export function saveFile(name: string, data: string | Uint8Array<ArrayBuffer>, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
