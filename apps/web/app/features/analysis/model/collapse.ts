const MAX_LINES = 5
const MAX_CHARACTERS = 400

/** Whether a text section starts collapsed. Source: product specification, section 9. */
export function isLongText(text: string): boolean {
  return text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES
}
