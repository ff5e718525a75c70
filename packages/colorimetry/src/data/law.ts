/** How a fact of the law table is known: published in a source, or common knowledge of the trade still to be checked. */
export type LawStatus = 'published' | 'to-be-checked'

/** A limit of the European law on what is ready for use on the head, percent by weight. */
export type LegalLimit = {
  readonly substance: string
  readonly percent: number
  /** pH between which the limit holds; null = any. */
  readonly ph: readonly [min: number, max: number] | null
  readonly status: LawStatus
  readonly source: string
}

/** Reg. (EC) 1223/2009, Annex III, as found (reference 4.4); the consolidated text decides. */
export const LEGAL_LIMITS: readonly LegalLimit[] = [
  { substance: 'hydrogen peroxide', percent: 12, ph: null, status: 'published', source: 'S1' },
  { substance: 'p-phenylenediamine (PPD)', percent: 2, ph: null, status: 'to-be-checked', source: 'C' },
  { substance: 'toluene-2,5-diamine (PTD), free base', percent: 2, ph: null, status: 'published', source: 'S6' },
  { substance: 'toluene-2,5-diamine (PTD), sulfate', percent: 3.6, ph: null, status: 'published', source: 'S6' },
  { substance: 'resorcinol', percent: 1.25, ph: null, status: 'to-be-checked', source: 'C' },
  { substance: 'thioglycolic acid, professional waving', percent: 11, ph: [7, 9.5], status: 'published', source: 'S2' },
  { substance: 'thioglycolic acid, general waving', percent: 8, ph: [7, 9.5], status: 'published', source: 'S2' },
  { substance: 'thioglycolic acid, other rinse-off', percent: 2, ph: [7, 9.5], status: 'published', source: 'S2' },
]
