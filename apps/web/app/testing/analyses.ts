import {
  analysisPhoto,
  analysisPreview,
  analyzeColor,
  fullAnalysis,
  listPacts,
  type RecentAnalysis,
  recentAnalyses,
  type recentAnalysesDetailed,
} from '@riflesso/contract'
import type { z } from 'zod'
import { type Answer, answer } from './answers.ts'
import recorded from './fixtures/analysis.json'
import { hairPhoto } from './photos.ts'

type Full = z.output<typeof fullAnalysis.response>
type Summary = z.input<typeof recentAnalysesDetailed.response>[number]

const AUTHOR = { firstName: 'Giulia', lastName: 'Ferri' }

/** Id of the analysis at this index. */
const analysisId = (place: number): string => `01920000-0000-7000-8000-${String(place).padStart(12, '0')}`

/** Analysis by the server of a chestnut Prima and a copper Dopo, for Anna Bellini. */
export const ANALYSIS = analyzeColor.response.shape.analysis.parse(recorded)

/** The same analysis from the archive. */
export const archived = (more: Partial<Full> = {}): Full => ({
  id: analysisId(0),
  analysis: ANALYSIS,
  clientId: '01920000-0000-7000-8000-0000000000cc',
  clientFirstName: 'anna',
  clientLastName: 'bellini',
  clientPhone: '333 1234567',
  analysisDate: '2026-03-05T10:00:00.000Z',
  author: AUTHOR,
  siblings: [],
  chosenOption: null,
  photos: ['prima', 'dopo'],
  dopoCredit: null,
  photosDeletedAt: null,
  photoConsent: true,
  publishes: ['instagram'],
  safetyToday: null,
  asked: null,
  outcome: null,
  ...more,
})

/** The analysis at this index as an item of the recent list. */
export const recentItem = (place: number, more: Partial<RecentAnalysis> = {}): RecentAnalysis => ({
  id: analysisId(place),
  colorName: `Colore ${place}`,
  colorCode: '#B5562B',
  multiColors: [],
  imageData: '',
  analysisDate: '2026-03-05T10:00:00.000Z',
  author: AUTHOR,
  clientFirstName: 'anna',
  clientLastName: 'bellini',
  ...more,
})

/** An analysis as an item of the detailed list. */
export const summary = (place: number, more: Partial<Summary> = {}): Summary => {
  const { multiColors: _, ...item } = recentItem(place)
  return {
    ...item,
    processo_richiesto: 'Decolorazione + Colore',
    totalFasi: 4,
    riassunto: 'Biondo rame intenso: una seduta di 2 h 25 min.',
    primaFaseTitle: 'Decolorazione di lunghezze e punte',
    primaFaseFormula: 'Polvere decolorante 60 g.',
    ...more,
  }
}

/** Responses of an archive with these analyses: paginated list, whole analyses, photos. */
export const archiveAnswers = (items: readonly RecentAnalysis[]): readonly Answer[] => [
  answer(recentAnalyses, ({ query: { q, limit, before } }) => {
    const found = items.filter(({ clientFirstName, clientLastName }) =>
      `${clientFirstName} ${clientLastName}`.includes(q?.toLowerCase() ?? ''),
    )
    const from = found.findIndex(({ id }) => id === before) + 1
    return found.slice(from, from + limit)
  }),
  answer(fullAnalysis, ({ params: { id } }) => archived({ id })),
  answer(analysisPhoto, ({ params: { slot } }) => hairPhoto(slot)),
  answer(analysisPreview, () => hairPhoto('dopo')),
  answer(listPacts, { pacts: [], mayShowPictures: true, clientEmail: null, clientPhone: '333 1234567' }),
]
