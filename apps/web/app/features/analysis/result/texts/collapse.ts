const MAX_LINES = 5
const MAX_CHARACTERS = 400

/** Whether a text with this many rendered lines starts collapsed. Source: product specification, section 9. */
export function isLongText(text: string, lines: number): boolean {
  return text.length > MAX_CHARACTERS || lines > MAX_LINES
}
