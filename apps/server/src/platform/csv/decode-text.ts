/**
 * Decodes a file saved by a spreadsheet: UTF-8 or UTF-16 by its byte order mark, UTF-8 without one, else Windows-1252, in
 * which every byte sequence is valid.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether a text is XML or HTML: an electronic invoice, or a table that a program calls a spreadsheet. */
export const isMarkup = (text: string): boolean => /^\s*<[?!a-z]/i.test(text.slice(0, 1000))
