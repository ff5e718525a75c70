/** Evidence for a fact of the law table: a published source, or trade knowledge still to be checked. */
export type LawStatus = 'published' | 'to-be-checked'

/** A limit of the European law on what is ready for use on the head, percent by weight. */
export type LegalLimit = {
  readonly substance: string
  readonly percent: number
  /** pH range in which the limit applies; null = any. */
  readonly ph: readonly [min: number, max: number] | null
  readonly status: LawStatus
  readonly source: string
}

/** Requirements of law, industry and trade besides the limits (reference 4.4); `rule` = how the engine applies it. */
export type LegalFact = {
  readonly subject: string
  readonly fact: string
  /** Rule of the trade table, or id of the safety rule, that enforces it; null = stated, not enforced. */
  readonly rule: string | null
  readonly status: LawStatus
  readonly source: string
}

export const LEGAL_FACTS: readonly LegalFact[] = [
  {
    subject: 'wording for hydrogen peroxide',
    fact: 'wear suitable gloves; contains hydrogen peroxide; avoid contact with eyes; rinse immediately if in contact',
    rule: 'legal-warned',
    status: 'published',
    source: 'S1',
  },
  {
    subject: 'wording for oxidative dyes',
    fact: 'can cause severe allergic reactions; follow instructions; not under 16; not on a rash, irritated or damaged scalp, nor after a reaction to hair colour or a black henna tattoo',
    rule: 'legal-warned',
    status: 'published',
    source: 'S3 S57',
  },
  {
    subject: 'under sixteen',
    fact: 'a warning on the label, no criminal ban; informing and written consent of the parents are advised',
    rule: 'F5-under-16',
    status: 'published',
    source: 'S3 S46',
  },
  {
    subject: 'other precursors',
    fact: 'limits substance by substance, often 1 to 2 % on the head',
    rule: null,
    status: 'published',
    source: 'S57',
  },
  {
    subject: 'persulfates',
    fact: 'no limit in Annex III known; sensitise skin and airways: gloves, dust-free powder, fresh air, ask about asthma',
    rule: 'F6-persulfate-asthma',
    status: 'to-be-checked',
    source: 'C',
  },
  {
    subject: 'sensitivity test',
    fact: '48 hours before every colouring, even with a product used before; recommended by the industry, no law in Italy',
    rule: 'patch-test-warned',
    status: 'published',
    source: 'S4 S5 S47',
  },
  {
    subject: 'bleach under plaster',
    fact: 'no valid skin test, it burns: a strand test instead',
    rule: null,
    status: 'published',
    source: 'S37',
  },
  {
    subject: 'profession',
    fact: 'acconciatore, law 174/2005; safety data sheets and gloves in the salon',
    rule: null,
    status: 'to-be-checked',
    source: 'C',
  },
  {
    subject: 'photos and notes on health',
    fact: 'personal and health data: explicit consent, kept as short as possible',
    rule: null,
    status: 'to-be-checked',
    source: 'C',
  },
  {
    subject: 'pregnancy, chemotherapy, isotretinoin',
    fact: 'no ban: advise the doctor, stay off the scalp, prefer foil or direct colour',
    rule: 'pregnancy-warned',
    status: 'to-be-checked',
    source: 'C',
  },
]

/** Reg. (EC) 1223/2009, Annex III, as found (reference 4.4); the consolidated text is authoritative. */
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
