// Cuts the display type down to what the product shows of it: `node tools/fonts/render.mjs`. The results are committed. Whole,
// the two files weigh 200 kB, more than everything else on the first screen.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const folder = new URL('../../apps/web/app/styles/fonts/', import.meta.url)
const whole = (name) => fileURLToPath(import.meta.resolve(`@fontsource-variable/fraunces/files/${name}`))

const between = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
/** What the font's own Latin file is for: Western letters, and the signs of a text set with care. */
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœʼˆ˚˜‑–—‘’‚“”„†•…‰‹›⁄€™↑↓−∕`

const ITALIAN = `${between(0x20, 0x7e)}ÀÈÉÌÒÙàèéìòù‘’“”–`

/** As styles/global.css sets it: soft, without its playful forms. */
const SHAPE = { SOFT: 50, WONK: 0 }

const FILES = [
  { from: 'latin-full-normal', to: 'fraunces-latin', letters: LATIN, axes: { wght: { min: 400, max: 600 } } },
  // Stands in the headline alone, always large.
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
