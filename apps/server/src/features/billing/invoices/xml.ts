/** An element: its name, and its text or children. Null children are omitted. */
export type XmlNode = readonly [name: string, content: string | readonly (XmlNode | null)[]]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** Writes an element and its children, indented. `attributes` belong to the outermost one. */
export function writeXml(
  [name, content]: XmlNode,
  attributes: Readonly<Record<string, string>> = {},
  indent = '',
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${given.join('')}>`
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`
  const inner = content.flatMap((node) => (node === null ? [] : [writeXml(node, {}, `${indent}  `)]))
  return `${open}\n${inner.join('')}${indent}</${name}>\n`
}
