/** AES-256. */
export const KEY_BYTES = 32

/** The key that a text holds in base64, or null when it holds none. */
export function parseDataKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  // Buffer skips what is not base64: only the same text again proves that nothing was.
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : null
}
