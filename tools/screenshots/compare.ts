/**
 * npm run screenshots:compare -- BEFORE AFTER [--allow NAME,NAME]
 *
 * Lists the pictures that differ between two folders of `npm run screenshots`, with the share of changed pixels.
 * Exit 1 if one differs whose screen, for example `client-edit`, is not allowed to.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { allow: { type: 'string', default: '' } },
})
const [before, after] = positionals
if (before === undefined || after === undefined) throw new Error('two folders of pictures are needed')
const allowed = new Set(values.allow.split(','))

/** Difference of a channel, of 255, up to which two pictures of one page differ. */
const ROUNDING = 8
const CHANNELS = 4

const pixelsOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

function differs(one: Buffer, other: Buffer, from: number): boolean {
  for (let at = from; at < from + CHANNELS; at += 1)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > ROUNDING) return true
  return false
}

/** What changed between two pictures; null: nothing. */
async function changeOf(one: string, other: string): Promise<string | null> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    return `${a.info.width}×${a.info.height} → ${b.info.width}×${b.info.height}`
  const pixels = a.info.width * a.info.height
  let changed = 0
  for (let at = 0; at < a.data.length; at += CHANNELS) if (differs(a.data, b.data, at)) changed += 1
  return changed === 0 ? null : `${((100 * changed) / pixels).toFixed(3)} %`
}

const [old, fresh] = [new Set(readdirSync(before)), new Set(readdirSync(after))]
const names = [...new Set([...old, ...fresh])].sort()
let [changes, refused] = [0, 0]
for (const name of names) {
  const isInBoth = old.has(name) && fresh.has(name)
  const change = isInBoth ? await changeOf(join(before, name), join(after, name)) : old.has(name) ? 'gone' : 'new'
  if (change === null) continue
  const isAllowed = allowed.has(name.split('.')[0] ?? '')
  changes += 1
  if (!isAllowed) refused += 1
  console.log(`${name}\t${change}${isAllowed ? '' : '\tnot allowed'}`)
}
console.log(`${changes} of ${names.length} pictures differ, ${refused} of them not allowed to`)
process.exitCode = refused === 0 ? 0 : 1
