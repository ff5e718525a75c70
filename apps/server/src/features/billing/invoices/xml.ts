/** The content of an element: its text, or its children by their names; a list repeats the element. Null ones are omitted. */
export type XmlContent = string | { readonly [name: string]: XmlContent | readonly XmlContent[] | null }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** Writes an element and its children, indented. `attributes` belong to the outermost one. */
export function writeXml(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
  indent = '',
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${given.join('')}>`
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`
  const inner = Object.entries(content).flatMap(([child, given]) =>
    [given ?? []].flat().map((one) => writeXml(child, one, {}, `${indent}  `)),
  )
  return `${open}\n${inner.join('')}${indent}</${name}>\n`
}
