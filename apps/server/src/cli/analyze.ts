import { resolve } from 'node:path'
import {
  BASES,
  buildSituation,
  CONDITIONS,
  type DeclaredDetails,
  declaredDetailsSchema,
  emptyDetails,
  HAIR_TYPES,
  planWithoutReading,
  safePlan,
} from '@riflesso/colorimetry'
import { analysisAsText, isUsable, readingOfHead, writeAnalysis } from '@riflesso/consultation'
import { FURTHER_PARTS, SLOTS, type Slot } from '@riflesso/contract'
import { PLACES, type Reading, type ViewReading } from '@riflesso/vision'
import { errorSentences } from '#platform/copy/it'

import { type Command, printLine, readArguments, runAsProcess, type Terminal, UsageError } from './command-line.ts'
import { firstIssue, parseJson } from './input-data.ts'
import { type PhotoFileCode, photoError, readPhotoFile } from './photo-file.ts'

const usage = `Uso: npm run -s analyze -- [--prima FILE] [--dopo FILE] [--tipo ID] [--base ID] [--stato ID] [--situation JSON] [--text]

Serve almeno una foto; senza --prima servono anche --tipo, --base e --stato. Più foto della stessa testa
si leggono insieme: davanti, lato, nuca, ripetendo --prima (fino a tre volte) o --dopo (fino a due).
  --tipo       ${HAIR_TYPES.join(', ')}
  --base       ${BASES.join(', ')}
  --stato      ${CONDITIONS.join(', ')}
  --situation  risposte aggiuntive in JSON, per esempio '{"whiteShare":0.3}'
  --text       scrive la consulenza come testo invece che come JSON`

async function run(terminal: Terminal): Promise<0 | 1> {
  const { values } = readArguments(
    terminal,
    {
      prima: { type: 'string', multiple: true },
      dopo: { type: 'string', multiple: true },
      tipo: { type: 'string' },
      base: { type: 'string' },
      stato: { type: 'string' },
      situation: { type: 'string' },
      text: { type: 'boolean', default: false },
    },
    false,
  )
  if (values.prima === undefined && values.dopo === undefined) {
    throw new UsageError('Indica almeno una foto: --prima FILE o --dopo FILE.')
  }
  for (const slot of SLOTS) {
    const most = 1 + FURTHER_PARTS[slot].length
    if ((values[slot] ?? []).length > most) throw new UsageError(`Troppe foto: al massimo ${most} con --${slot}.`)
  }
  const selectors = {
    hairType: oneOf('tipo', HAIR_TYPES, values.tipo),
    base: oneOf('base', BASES, values.base),
    condition: oneOf('stato', CONDITIONS, values.stato),
  }
  const details = readDetails(values.situation)
  if (values.prima === undefined && Object.values(selectors).includes(null)) {
    throw new UsageError(errorSentences['missing-parameters'])
  }
  const read = await readFiles(values, terminal.folder)
  if (!read.ok) {
    printFailure(terminal, read, values.text)
    return 1
  }
  const { prima, dopo } = read
  const situation = buildSituation({ prima, dopo, selectors, details })
  if ('ok' in situation) throw new UsageError(errorSentences['missing-parameters'])
  const { plan } = isUsable({ prima, dopo }) ? safePlan(situation) : planWithoutReading(situation)
  const result = writeAnalysis({ prima, dopo, situation, plan, client: null })
  if (values.text) terminal.print(analysisAsText(result))
  else printLine(terminal, result)
  return 0
}

function oneOf<const T extends string>(flag: string, ids: readonly T[], value: string | undefined): T | null {
  if (value === undefined) return null
  const id = ids.find((candidate) => candidate === value)
  if (id === undefined)
    throw new UsageError(`Valore non valido per --${flag}: '${value}'. Valori ammessi: ${ids.join(', ')}.`)
  return id
}

function readDetails(json: string | undefined): DeclaredDetails {
  if (json === undefined) return emptyDetails
  const parsed = parseJson(json)
  if (!parsed.ok) throw new UsageError('Il valore di --situation non è JSON valido.')
  const details = declaredDetailsSchema.safeParse(parsed.value)
  if (!details.success) throw new UsageError(`--situation: ${firstIssue(details.error)}`)
  return details.data
}

type Files = Readonly<Partial<Record<Slot, readonly string[] | undefined>>>
type FileFailure = { readonly ok: false; readonly file: string; readonly code: PhotoFileCode }

async function readFiles(
  files: Files,
  folder: string,
): Promise<({ readonly ok: true } & Readonly<Record<Slot, Reading | null>>) | FileFailure> {
  const read: Record<Slot, Reading | null> = { prima: null, dopo: null }
  for (const slot of SLOTS) {
    const views: ViewReading[] = []
    for (const [index, file] of (files[slot] ?? []).entries()) {
      const photo = await readPhotoFile(resolve(folder, file))
      // Like an upload: a further photo without hair is left out.
      if (!photo.ok && (index === 0 || photo.code !== 'no-hair')) return { ok: false, file, code: photo.code }
      views.push({ place: PLACES[index] ?? 'front', reading: photo.ok ? photo.reading : null })
    }
    read[slot] = readingOfHead(views)
  }
  return { ok: true, ...read }
}

function printFailure(terminal: Terminal, { file, code }: FileFailure, asText: boolean): void {
  const error = photoError(code)
  if (asText) terminal.printError(`${file}: ${error.message}\n`)
  else printLine(terminal, { file, error })
}

export const analyzeCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(analyzeCommand)
