/** An element: its name, and its text or what is in it. Null children are left out. */
export type XmlNode = readonly [name: string, content: string | readonly (XmlNode | null)[]]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** Writes an element and what is in it, indented. `attributes` are those of the outermost one. */
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
