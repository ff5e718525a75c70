import { z } from 'zod'

/** One product of a phase, as the formula shows it. */
export const formulaLineSchema = z.object({
  prodotto: z.string(),
  quantita_g: z.number().nullable(),
  quantita_ml: z.number().nullable(),
  ossidante_vol: z.number().nullable(),
  rapporto_miscelazione: z.string().nullable(),
  /** Generic notation of the shade, '7.34'; absent on products that have none. */
  nuance: z.string().optional(),
  /** A corrector on pale hair is counted in drops; absent on everything else. */
  gocce: z.number().int().optional(),
})

/** Why a choice was made: the rule's id and a sentence. */
export const motiveSchema = z.object({ regola: z.string(), testo: z.string() })

export const phaseSchema = z.object({
  titolo: z.string(),
  formula: z.array(formulaLineSchema),
  /** Minutes, or text with a bracket part: '35 (controllare ogni 5)'. */
  tempo_posa_min: z.union([z.number(), z.string()]),
  /** How to apply it, one sentence each. */
  istruzioni: z.array(z.string()),
  motivi: z.array(motiveSchema),
})
