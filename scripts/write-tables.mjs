// Writes the CSV tables of the model of hair into the module that carries them as text, so that a browser has them without
// asking for a file. Run it after a change of a table: node scripts/write-tables.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const folder = join(root, 'packages/colorimetry/src/hair/tables')
const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
const constants = names.sort().map((name) => {
  const constant = name.slice(0, -'.csv'.length).replaceAll('-', '_').toUpperCase()
  return `export const ${constant} = \`${readFileSync(join(folder, name), 'utf8')}\`\n`
})
const head = '// Written by scripts/write-tables.mjs from the CSV files beside it: change those.\n'
writeFileSync(join(folder, 'tables.ts'), [head, ...constants].join('\n'))
