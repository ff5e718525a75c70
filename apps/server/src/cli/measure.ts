import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { describeColour } from '@riflesso/consultation'
import type { HairMask } from '@riflesso/vision'
import sharp from 'sharp'
import { type Command, printLine, readArguments, runAsProcess, type Terminal, UsageError } from './command-line.ts'
import { photoError, readPhotoFile, stemOf } from './photo-file.ts'

const usage = `Uso: npm run -s measure -- [--masks CARTELLA] FILE...

Misura i capelli di ogni foto e scrive una riga JSON per foto.
  --masks CARTELLA   salva anche la maschera dei capelli (bianco) come <nome>.png`

async function run(terminal: Terminal): Promise<0 | 1> {
  const { values, positionals: files } = readArguments(terminal, { masks: { type: 'string' } }, true)
  if (files.length === 0) throw new UsageError('Indica almeno un file.')
  const folder = values.masks === undefined ? null : resolve(terminal.folder, values.masks)
  if (folder) await mkdir(folder, { recursive: true })
  const maskNames = nameMasks(files)
  let failed = false
  for (const file of files) {
    const start = performance.now()
    const photo = await readPhotoFile(resolve(terminal.folder, file))
    if (!photo.ok) {
      failed = true
      const found = photo.code === 'no-hair' ? { hairFound: false } : {}
      printLine(terminal, { file, ...found, error: photoError(photo.code) })
      continue
    }
    const { level, levelError, tone, lab, hex, palette, zones, quality } = photo.reading
    const colorName = describeColour(level, tone, lab)
    const ms = Math.round(performance.now() - start)
    if (folder) await writeMask(photo.mask, join(folder, `${maskNames.get(file)}.png`))
    printLine(terminal, {
      file,
      hairFound: true,
      level,
      levelError,
      tone,
      lab,
      hex,
      colorName,
      palette,
      zones,
      quality,
      ms,
    })
  }
  return failed ? 1 : 0
}

/** The name of each file's mask: without its extension, unless two files would then share one. */
function nameMasks(files: readonly string[]): Map<string, string> {
  const stems = Map.groupBy(new Set(files), stemOf)
  return new Map(files.map((file) => [file, stems.get(stemOf(file))?.length === 1 ? stemOf(file) : basename(file)]))
}

async function writeMask({ width, height, data }: HairMask, path: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(path)
}

export const measureCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(measureCommand)
