// Subsets fonts to the glyphs and axes in use: `node tools/fonts/render.mjs`. The results are committed. The two complete files
// of the display font take 200 kB, more than everything else on the first screen.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const folder = new URL('../../apps/web/app/styles/fonts/', import.meta.url)
/** Fonts of the documents that the server writes. */
const documentFolder = new URL('../../apps/server/src/platform/pdf/fonts/', import.meta.url)
const whole = (name, family = 'fraunces') =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${name}`))

const between = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
/** Latin subset: Western European letters and typographic punctuation. */
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœʼˆ˚˜‑–—‘’‚“”„†•…‰‹›⁄€™↑↓−∕`

const ITALIAN = `${between(0x20, 0x7e)}ÀÈÉÌÒÙàèéìòù‘’“”–`

/** Axis values as in styles/global.css: soft, without the WONK forms. */
const SHAPE = { SOFT: 50, WONK: 0 }

const FILES = [
  { from: 'latin-full-normal', to: 'fraunces-latin', letters: LATIN, axes: { wght: { min: 400, max: 600 } } },
  // Only used in the headline, at large sizes.
  { from: 'latin-full-italic', to: 'fraunces-headline-italic', letters: ITALIAN, axes: { wght: 500, opsz: 72 } },
]

for (const { from, to, letters, axes } of FILES) {
  const font = await subsetFont(await readFile(whole(`fraunces-${from}.woff2`)), letters, {
    targetFormat: 'woff2',
    variationAxes: { ...SHAPE, ...axes },
  })
  await writeFile(new URL(`${to}.woff2`, folder), font)
  console.log(`${to}.woff2 ${Math.round(font.length / 1000)} kB`)
}

/** One weight each: PDF readers do not support variable fonts. */
const OF_DOCUMENTS = [
  {
    family: 'fraunces',
    from: 'fraunces-latin-full-normal',
    to: 'fraunces-500',
    axes: { ...SHAPE, wght: 500, opsz: 36 },
  },
  {
    family: 'instrument-sans',
    from: 'instrument-sans-latin-standard-normal',
    to: 'instrument-sans-400',
    axes: { wght: 400, wdth: 100 },
  },
  {
    family: 'instrument-sans',
    from: 'instrument-sans-latin-standard-normal',
    to: 'instrument-sans-600',
    axes: { wght: 600, wdth: 100 },
  },
]

for (const { family, from, to, axes } of OF_DOCUMENTS) {
  const font = await subsetFont(await readFile(whole(`${from}.woff2`, family)), LATIN, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  await writeFile(new URL(`${to}.ttf`, documentFolder), font)
  console.log(`${to}.ttf ${Math.round(font.length / 1000)} kB`)
}
