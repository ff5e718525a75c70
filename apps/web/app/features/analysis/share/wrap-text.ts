/** Measures the width of a text in pixels, in the current font. */
export type MeasureText = (text: string) => number

/** Wraps a text to `width`; longer words are broken. Line breaks are kept. */
export function wrapText(text: string, width: number, measure: MeasureText): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/).flatMap((whole) => pieces(whole, width, measure))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

/** Splits a word into parts that fit. */
function pieces(word: string, width: number, measure: MeasureText): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Keeps the first lines; the last one shows that others were omitted. */
export function clipLines(lines: readonly string[], most: number, width: number, measure: MeasureText): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, most)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.replace(/\s*\S+$/, '')
  return [...kept, `${last}…`]
}
