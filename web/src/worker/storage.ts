/**
 * The file of the tables in the browser's own storage (OPFS), as a file system for SQLite in
 * WebAssembly: what SQLite writes and flushes is written and flushed there, at once.
 */

/** An open file of OPFS; the types of workers and of pages cannot be had in one program. */
export interface KeptFile {
  read(into: Uint8Array, at: { at: number }): number;
  write(from: Uint8Array, at: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<KeptFile>;
  }
}

interface Node {
  id: number;
  name: string;
  mode: number;
  node_ops: object;
  stream_ops: object;
  timestamp?: number;
}

interface Stream {
  node: Node;
  position: number;
}

/** What is used of Emscripten's file system. */
export interface FileSystem {
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  mkdirTree(path: string): void;
  mount(type: object, options: object, path: string): void;
  ErrnoError: new (code: number) => Error;
}

const DATABASE = "farol.db";
const NAMES = [DATABASE, `${DATABASE}-journal`]; // all that SQLite needs with a journal that stays
const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;
const BLOCK = 4096;
const [NO_SUCH_FILE, NOT_ALLOWED, NO_SPACE, BROKEN] = [44, 63, 51, 29]; // WASI's numbers of errors

/** The files of this site, open for this worker alone; null where the browser keeps nothing. */
export async function openKept(place: string): Promise<Map<string, KeptFile> | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(`farol ${encodeURIComponent(place)}`, { create: true });
    const files = new Map<string, KeptFile>();
    for (const name of NAMES) {
      const found = await folder.getFileHandle(name, { create: true });
      files.set(name, await found.createSyncAccessHandle());
    }
    return files;
  } catch {
    return null; // forbidden, or too old a browser
  }
}

/** Run something on a file; a full disk is said as a disk says it. */
function tried<T>(fs: FileSystem, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof fs.ErrnoError) throw error;
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new fs.ErrnoError(full ? NO_SPACE : BROKEN);
  }
}

/** Mount the files as a folder. An empty file is one that is not there. */
export function mountKept(fs: FileSystem, files: ReadonlyMap<string, KeptFile>, path: string): void {
  const made = new Set<string>();

  const fileOf = (node: Node): KeptFile => {
    const file = files.get(node.name);
    if (!file) throw new fs.ErrnoError(NO_SUCH_FILE);
    return file;
  };

  const there = (name: string): boolean => made.has(name) || (files.get(name)?.getSize() ?? 0) > 0;

  const streams = {
    open: () => undefined,
    close: () => undefined,
    llseek(stream: Stream, offset: number, whence: number): number {
      const from = whence === 1 ? stream.position : whence === 2 ? fileOf(stream.node).getSize() : 0;
      return from + offset;
    },
    read: (stream: Stream, memory: Int8Array, start: number, length: number, at: number) =>
      tried(fs, () => fileOf(stream.node).read(bytes(memory, start, length), { at })),
    write(stream: Stream, memory: Int8Array, start: number, length: number, at: number): number {
      const written = tried(fs, () => fileOf(stream.node).write(bytes(memory, start, length), { at }));
      if (written < length) throw new fs.ErrnoError(NO_SPACE);
      return written;
    },
    fsync(stream: Stream): number {
      tried(fs, () => fileOf(stream.node).flush());
      return 0;
    },
  };

  const attributes = (node: Node, mode: number, size: number): object => {
    const time = new Date(node.timestamp ?? 0);
    const about = { dev: 1, ino: node.id, mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size };
    return { ...about, atime: time, mtime: time, ctime: time, blksize: BLOCK, blocks: Math.ceil(size / BLOCK) };
  };

  const fileNodes = {
    getattr: (node: Node) => attributes(node, FILE_MODE, fileOf(node).getSize()),
    setattr(node: Node, wanted: { size?: number }) {
      const { size } = wanted;
      if (size !== undefined) tried(fs, () => fileOf(node).truncate(size));
    },
  };

  function nodeOf(parent: Node, name: string): Node {
    const node = fs.createNode(parent, name, FILE_MODE, 0);
    node.node_ops = fileNodes;
    node.stream_ops = streams;
    return node;
  }

  const folderNodes = {
    getattr: (node: Node) => attributes(node, FOLDER_MODE, BLOCK),
    setattr: () => undefined,
    lookup(parent: Node, name: string): Node {
      if (!there(name)) throw new fs.ErrnoError(NO_SUCH_FILE);
      return nodeOf(parent, name);
    },
    mknod(parent: Node, name: string): Node {
      if (!files.has(name)) throw new fs.ErrnoError(NOT_ALLOWED);
      made.add(name);
      return nodeOf(parent, name);
    },
    unlink(_parent: Node, name: string) {
      made.delete(name);
      tried(fs, () => files.get(name)?.truncate(0));
    },
    readdir: () => [".", "..", ...[...files.keys()].filter(there)],
  };

  const type = {
    mount(): Node {
      const root = fs.createNode(null, "/", FOLDER_MODE, 0);
      root.node_ops = folderNodes;
      root.stream_ops = {};
      return root;
    },
  };
  fs.mkdirTree(path);
  fs.mount(type, {}, path);
}

const bytes = (memory: Int8Array, start: number, length: number): Uint8Array =>
  new Uint8Array(memory.buffer, memory.byteOffset + start, length);
