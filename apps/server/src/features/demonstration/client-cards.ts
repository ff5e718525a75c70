import { CONSENT_TEXTS, type ConsentKind, type PatchTestOutcome } from '@riflesso/contract'
import { DAY_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import { insertCardDetails } from './repository.ts'

type Consent = { readonly kind: ConsentKind; readonly daysAgo: number; readonly withdrawnDaysAgo?: number }
type Card = {
  readonly birthDate: string
  readonly notes?: string
  readonly colourAllergy?: boolean
  readonly allergyNotes?: string
  readonly consents: readonly Consent[]
  readonly tests: readonly { readonly daysAgo: number; readonly result: PatchTestOutcome | null }[]
}

const both = (daysAgo: number): Consent[] => [
  { kind: 'photos', daysAgo },
  { kind: 'health', daysAgo },
]

/**
 * Cards of the demonstration clients, by last name: one of each case that a newcomer should see. Tests precede
 * the analyses of their client, as they would have in reality.
 */
const CARDS: Readonly<Record<string, Card>> = {
  Marchetti: {
    birthDate: '1988-04-12',
    notes: 'Preferisce il sabato mattina. Vuole calore, non rosso.',
    colourAllergy: false,
    consents: both(122),
    tests: [{ daysAgo: 121, result: 'negativo' }],
  },
  'De Angelis': {
    birthDate: '1994-09-30',
    colourAllergy: false,
    allergyNotes: 'Nichel',
    consents: both(76),
    tests: [{ daysAgo: 75, result: 'negativo' }],
  },
  Rossetti: {
    birthDate: '1979-01-23',
    notes: 'Cute sensibile al calore.',
    colourAllergy: false,
    allergyNotes: 'Lattice: usare guanti in nitrile',
    consents: both(48),
    tests: [],
  },
  "Dell'Acqua": {
    birthDate: '1990-03-02',
    consents: [{ kind: 'photos', daysAgo: 90 }],
    tests: [],
  },
  Nicolò: {
    birthDate: '2001-06-08',
    consents: both(34),
    tests: [{ daysAgo: 1, result: null }],
  },
  Longhi: {
    birthDate: '1985-11-17',
    notes: 'Reazione dopo una tinta fatta in casa: solo tecniche senza ossidazione.',
    colourAllergy: true,
    allergyNotes: 'PPD',
    consents: [
      { kind: 'photos', daysAgo: 40, withdrawnDaysAgo: 10 },
      { kind: 'health', daysAgo: 40 },
    ],
    tests: [{ daysAgo: 38, result: 'positivo' }],
  },
}

type Client = { readonly id: string; readonly salonId: string; readonly lastName: string }

/** Adds consents and answers to the cards of the demonstration salon. */
export async function fillCards(tx: Db, clients: readonly Client[], now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const { id: clientId, salonId, lastName } of clients) {
    const card = CARDS[lastName]
    if (!card) continue
    const { consents, tests, ...details } = card
    const of = { salonId, clientId, userId: salonId }
    await insertCardDetails(tx, of, {
      details,
      consents: consents.map(({ kind, daysAgo, withdrawnDaysAgo }) => ({
        ...of,
        id: newId(),
        kind,
        text: CONSENT_TEXTS[kind],
        givenAt: ago(daysAgo),
        withdrawnAt: withdrawnDaysAgo === undefined ? null : ago(withdrawnDaysAgo),
      })),
      tests: tests.map(({ daysAgo, result }) => ({
        ...of,
        id: newId(),
        appliedAt: ago(daysAgo),
        result,
        createdAt: ago(daysAgo),
      })),
    })
  }
}
