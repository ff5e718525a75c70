// Renders the icons of the installed app from the favicon: `node tools/icons/render.mjs`. The results are committed.
import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const web = new URL('../../apps/web/public/', import.meta.url)
const folder = new URL('icons/', web)
const sign = readFileSync(new URL('favicon.svg', web), 'utf8')
/** Full-bleed background: the system masks the shape. */
const square = sign.replace(/ rx="9"/, '')
const ground = /fill="(#[0-9A-F]{6})"/.exec(sign)?.[1]
if (ground === undefined) throw new Error('the favicon has no ground')

/** The letter of a maskable icon stays inside the safe zone, a circle of four fifths. */
const MASKABLE = { size: 512, sign: 400 }

const drawn = (svg, size) => sharp(Buffer.from(svg), { density: 72 * (size / 16) }).resize(size, size)

mkdirSync(folder, { recursive: true })
for (const size of [192, 512])
  await drawn(sign, size)
    .png()
    .toFile(new URL(`icon-${size}.png`, folder).pathname)
await drawn(square, 180).png().toFile(new URL('apple-touch-icon.png', folder).pathname)
const edge = (MASKABLE.size - MASKABLE.sign) / 2
await drawn(square, MASKABLE.sign)
  .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
  .png()
  .toFile(new URL('icon-maskable-512.png', folder).pathname)
