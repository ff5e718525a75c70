import type { Description, Schema } from './description.ts'
import type { RandomChoices } from './random-choices.ts'

const DEEP = 150
const deep = (): unknown => {
  let value: unknown = 1
  for (let level = 0; level < DEEP; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values that often cause errors. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  -0.000001,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '𝕏'.repeat(300),
  'e\u0301'.repeat(200),
  '%',
  '%_\\',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'a'.repeat(20_000),
  '9'.repeat(400),
  '-0',
  'NaN',
  '1e999',
  'true',
  '2026-02-30',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  'http://127.0.0.1/',
  'https://[::1]:443/',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'mario@esempio.it\r\nBcc: altri@esempio.it',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  [null],
  {},
  { length: 3 },
  { toString: 'no' },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  deep(),
  Array.from({ length: 2000 }, (_, index) => index),
]

const ODD_NAMES = ['', '\0', 'constructor', 'toString', '__proto__', 'è', 'a.b[0]', 'x'.repeat(5000)]

export const hostileValue = (random: RandomChoices): unknown => random.pick(HOSTILE)

/** A value that more or less fits a schema; `ids` are some that exist. */
export function fittingValue(
  schema: Schema,
  document: Description,
  ids: readonly string[],
  random: RandomChoices,
): unknown {
  const again = (part: Schema) => fittingValue(part, document, ids, random)
  if (schema.$ref !== undefined) {
    const found = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${schema.$ref} is not described`)
    return again(found)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return again(random.pick(choices))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(again))
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  switch (schema.type) {
    case 'null':
      return null
    case 'boolean':
      return random.chance(0.5)
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, -1e6)
      const most = Math.min(schema.maximum ?? least + 100, 1e6)
      const number = least + random.below(Math.max(1, Math.floor(most - least) + 1))
      return schema.type === 'number' && random.chance(0.3) ? number + 0.25 : number
    }
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map(again)
      return Array.from({ length: random.below(4) }, () => again(schema.items || {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random.chance(0.6))
          .map(([name, part]) => [name, again(part)]),
      )
    case 'string':
      return fittingText(schema, ids, random)
    default:
      return hostileValue(random)
  }
}

function fittingText({ format, minLength = 0 }: Schema, ids: readonly string[], random: RandomChoices): string {
  switch (format) {
    case 'uuid':
      return random.pick(ids)
    case 'email':
      return `persona-${random.below(1e6)}@example.it`
    case 'date':
      return `20${10 + random.below(30)}-0${1 + random.below(9)}-1${random.below(10)}`
    case 'date-time':
      return new Date(random.below(2 ** 31) * 1000).toISOString()
    case 'uri':
      return 'http://127.0.0.1/foto.jpg'
    default:
      return random
        .pick(['Ada', 'Nicolò', 'prima', 'naturale', '6.44', '12', 'una frase più lunga'])
        .padEnd(minLength, 'x')
  }
}

/** The value with one of its parts, or all of it, replaced by a malformed one or left out. */
export function brokenValue(value: unknown, random: RandomChoices): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [hostileValue(random)]
    const at = random.below(value.length)
    return value.map((part, index) => (index === at ? brokenValue(part, random) : part))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.1)) return { ...value, [random.pick(ODD_NAMES)]: 1 }
  const at = random.below(entries.length)
  if (random.chance(0.15)) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(
    entries.map(([name, part], index) => [name, index === at ? brokenValue(part, random) : part]),
  )
}
