import {
  type ClientCard,
  clientCard,
  createClient,
  listClients,
  listPaperCards,
  listPrevisits,
  searchClients,
} from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'

/** Anna Bellini as a search result. */
export const CLIENT = {
  id: '01920000-0000-7000-8000-0000000000cc',
  firstName: 'anna',
  lastName: 'bellini',
  phone: null,
}

/** The card of Anna Bellini. */
export const CARD: ClientCard = {
  ...CLIENT,
  email: null,
  birthDate: null,
  notes: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  health: null,
  consents: [],
  agreed: { photos: false, health: false },
  safety: {
    under16: null,
    allergy: null,
    patchTest: null,
    patchTestAgeHours: null,
    patchTestFamily: null,
    testDue: false,
    scalpClosed: false,
  },
  lastHair: null,
  asked: null,
}

/** Responses of a salon whose only client is Anna Bellini, plus added ones. */
export const clientAnswers: readonly Answer[] = [
  answer(searchClients, ({ query }) => ('anna bellini'.includes(query.q) ? [CLIENT] : [])),
  answer(createClient, ({ body: { firstName, lastName } }) => ({
    success: true,
    client: { ...CLIENT, firstName, lastName },
  })),
  answer(clientCard, CARD),
  answer(listClients, []),
  answer(listPaperCards, { cards: [] }),
  answer(listPrevisits, { linkExpiresAt: null, previsits: [] }),
]
