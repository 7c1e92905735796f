/** Passkeys of the browser, as the server reads them: bytes as base64url. */
import type { NewPasskey, PasskeyChallenge, UsePasskey } from "../../net/wire.ts";

const ALGORITHMS = [-7, -8, -257]; // ES256, EdDSA, RS256
const SECOND = 1000; // milliseconds

/** Whether this browser makes passkeys at this address. */
export const canMakePasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

function written(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function read(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Make a passkey; null if the person declines. */
export async function makePasskey(asked: PasskeyChallenge, name: string): Promise<NewPasskey | null> {
  const made = await declinable(
    navigator.credentials.create({
      publicKey: {
        challenge: read(asked.challenge),
        timeout: asked.seconds * SECOND,
        rp: { name: "Farol", id: location.hostname },
        user: { id: new TextEncoder().encode(asked.user ?? ""), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: (asked.known ?? []).map((id) => ({ type: "public-key", id: read(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  if (!(made instanceof PublicKeyCredential)) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey();
  if (key === null) return null;
  return {
    id: written(made.rawId),
    client_data: written(response.clientDataJSON),
    authenticator_data: written(response.getAuthenticatorData()),
    public_key: written(key),
    algorithm: response.getPublicKeyAlgorithm(),
  };
}

/** Let a passkey sign; null if the person declines. */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<UsePasskey | null> {
  const signed = await declinable(
    navigator.credentials.get({
      publicKey: {
        challenge: read(asked.challenge),
        timeout: asked.seconds * SECOND,
        rpId: location.hostname,
        userVerification: "preferred",
      },
    }),
  );
  if (!(signed instanceof PublicKeyCredential)) return null;
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    id: written(signed.rawId),
    client_data: written(response.clientDataJSON),
    authenticator_data: written(response.authenticatorData),
    signature: written(response.signature),
  };
}

/** Browsers tell by an exception that somebody declined, took too long, or has made one here before. */
async function declinable(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
