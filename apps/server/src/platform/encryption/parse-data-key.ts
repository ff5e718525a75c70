/** AES-256. */
export const KEY_BYTES = 32

/** The key of a base64 text, or null when it is not a key. */
export function parseDataKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  // Buffer skips characters that are not base64: only an equal re-encoding proves that there were none.
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : null
}
