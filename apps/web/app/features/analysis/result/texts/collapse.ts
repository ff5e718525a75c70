const MAX_LINES = 5
const MAX_CHARACTERS = 400

/** Whether a text section of so many lines, as they stand on the screen, starts collapsed. Source: product specification, section 9. */
export function isLongText(text: string, lines: number): boolean {
  return text.length > MAX_CHARACTERS || lines > MAX_LINES
}
