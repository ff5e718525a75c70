import { listOf, type Shape } from '@riflesso/colorimetry'
import { z } from 'zod'

/** One product of a phase in the formula. Keys are those of the product specification. */
const formulaLineSchema = z.object({
  prodotto: z.string(),
  quantita_g: z.number().nullable(),
  quantita_ml: z.number().nullable(),
  ossidante_vol: z.number().nullable(),
  rapporto_miscelazione: z.string().nullable(),
  /** Shade in generic notation, such as '7.34'; absent on products without one. */
  nuance: z.string().optional(),
  /** Drops of a corrector on pale hair; absent on all other products. */
  gocce: z.number().int().optional(),
})

export type FormulaLine = Shape<typeof formulaLineSchema>

const lineOf = (prodotto: string): FormulaLine => ({
  prodotto,
  quantita_g: null,
  quantita_ml: null,
  ossidante_vol: null,
  rapporto_miscelazione: null,
})

/** A line break, or the space after a sentence: before a capital, or before a digit unless an abbreviation precedes it ('20 vol. 60 ml'). */
const SENTENCE_BREAK = /\n+|(?<=[.!?])\s+(?=\p{Lu})|(?<=[.!?])(?<!\b(?:vol|ca|nr?)\.)\s+(?=\d)/u

/** The formula of a phase: lines, one line, or text; read as lines. One text is split into its sentences. */
const formulaSchema = z.codec(
  z.union([z.string(), formulaLineSchema, listOf(z.union([z.string(), formulaLineSchema]))]),
  listOf(formulaLineSchema),
  {
    decode: (formula) =>
      (typeof formula === 'string' ? formula.trim().split(SENTENCE_BREAK) : [formula].flat()).map((line) =>
        typeof line === 'string' ? lineOf(line) : line,
      ),
    encode: (lines) => lines,
  },
)

/** Why a choice was made: the rule's id and a sentence. */
export const writtenReasonSchema = z.object({ regola: z.string(), testo: z.string() })
export type WrittenReason = Shape<typeof writtenReasonSchema>

export const phaseSchema = z.object({
  titolo: z.string(),
  formula: formulaSchema,
  /** Minutes, or text with a bracket part: '35 (controllare ogni 5)'. */
  tempo_posa_min: z.union([z.number(), z.string()]),
  /** How to apply it, one sentence each. */
  istruzioni: listOf(z.string()),
  motivi: listOf(writtenReasonSchema),
})
export type WrittenPhase = Shape<typeof phaseSchema>

/** A session after today's: 'Seconda seduta, dopo quattro settimane: livello 8, 2 h 10 min', and its work. */
export const nextSessionSchema = z.object({ titolo: z.string(), fasi_operative: listOf(phaseSchema) })
export type WrittenSession = Shape<typeof nextSessionSchema>
