import { type ChairAction, type ChairAnswer, isLightener, type Phase, type Trouble } from '@riflesso/colorimetry'
import { bowlInWords } from '../../formula/formula-lines.ts'
import { beforeNumber, decimal, listed } from '../../italian.ts'
import { fromZones, onZones, zoneWords } from '../zones.ts'

/** What to check, under a lightener and under a colour. */
const TITLES = {
  'not-at-level': ['Se non arriva al livello', 'Se il livello resta basso'],
  'too-warm': ['Se il fondo è troppo caldo', 'Se il riflesso è troppo caldo'],
  'too-ash': ['Se è troppo cenere', 'Se è troppo cenere'],
  'ends-grabbed': ['Se le punte corrono avanti', 'Se le punte hanno preso troppo'],
  band: ['Se resta una banda più scura', 'Se si vede una banda dove i colori si sovrappongono'],
  'uneven-root': ['Se la radice corre avanti', 'Se la radice non ha preso bene'],
} as const satisfies Record<Trouble, readonly [lightener: string, colour: string]>

/** 'Se non arriva al livello 8', 'Se il riflesso è troppo caldo'. */
export function troubleTitle(trouble: Trouble | null, bowl: Phase): string {
  if (trouble === null) return 'Se è tutto regolare'
  const title = TITLES[trouble][isLightener(bowl) ? 0 : 1]
  const level = trouble === 'not-at-level' && isLightener(bowl) ? bowl.stopAtLevel : null
  return level === null ? title : `${title} ${decimal(level)}`
}

type Reported = {
  readonly answer: ChairAnswer
  readonly bowl: Phase
  /** Bowls that this step adds or changes. */
  readonly bowls: string
}

const minutesMore = (minutes: number) => `${decimal(minutes)} minuti`

const nextLook = ({ lookAfter, minutes }: ChairAnswer): string =>
  lookAfter === null || lookAfter >= minutes
    ? 'poi guardare una ciocca'
    : `controllando una ciocca ogni ${decimal(lookAfter)}`

const goesOn = ({ minutes }: ChairAnswer): string =>
  minutes === 0 ? '' : `; il resto prosegue ancora ${minutesMore(minutes)}`

const isTonedNext = ({ rest }: ChairAnswer, { zones }: Phase): boolean =>
  rest.some((next) => next.kind === 'tone' && next.zones.some((zone) => zones.includes(zone)))

/** What a rinse does about a trouble, or when it is mended. */
function rinseSentence(answer: ChairAnswer, bowl: Phase): string {
  const { trouble, keepsPromise } = answer
  if (trouble === null) return 'Risciacquare e proseguire.'
  if (isLightener(bowl) && isTonedNext(answer, bowl))
    return 'Risciacquare: la tonalizzazione che segue è fatta anche per questa base.'
  if (trouble === 'ends-grabbed' || (trouble === 'uneven-root' && isLightener(bowl)))
    return 'Risciacquare subito e proseguire.'
  if (trouble === 'band')
    return 'Emulsionare con acqua tiepida dove i colori si sovrappongono, e risciacquare prima quel punto.'
  if (trouble === 'not-at-level')
    return keepsPromise ? 'Risciacquare e proseguire.' : 'Risciacquare e proseguire: oggi oltre non si va.'
  return 'Risciacquare e proseguire: oggi qui non si torna sopra, si corregge alla prossima visita.'
}

const ACTION_SENTENCES = {
  'go-on': ({ answer, bowl }) => {
    const { minutes, zones } = answer
    const where = zones.length === bowl.zones.length ? '' : ` ${onZones(zones)}, togliendo il resto`
    return `Lasciare agire ancora ${minutesMore(minutes)}${where}, ${nextLook(answer)}.`
  },
  'tone-anew': ({ bowls }) => `Risciacquare e tonalizzare la base che c’è: ${bowls}.`,
  'second-application': ({ answer: { zones, trouble }, bowls }) =>
    `Risciacquare, asciugare e ripetere oggi ${trouble === 'band' ? 'sulla sola banda' : onZones(zones)}: ${bowls}.`,
  'extra-bowl': ({ answer: { zones }, bowls }) => `Risciacquare e correggere ${onZones(zones)}: ${bowls}.`,
  'take-off': ({ answer, bowl }) => {
    const where = answer.trouble === 'band' ? 'dalla banda' : fromZones(answer.zones)
    return isLightener(bowl)
      ? `Togliere subito il prodotto ${where} con una spugna umida${goesOn(answer)}.`
      : `Emulsionare con acqua tiepida e togliere il colore ${where}${goesOn(answer)}.`
  },
  rinse: ({ answer, bowl }) => rinseSentence(answer, bowl),
  stop: ({ answer: { zones } }) => `Risciacquare e fermarsi: oggi niente altro su ${zoneWords(zones)}.`,
} as const satisfies Record<ChairAction, (told: Reported) => string>

/** Actions whose bowls are the action itself. */
const MIXES: ReadonlySet<ChairAction> = new Set(['tone-anew', 'second-application', 'extra-bowl'])

/** What to do, in one to three sentences: the action, bowls that change later today, and the end result if it misses the promise. */
export function answerSentence(answer: ChairAnswer, bowl: Phase): string {
  const changed = answer.changed.flatMap((index) => answer.rest[index] ?? [])
  // A second application comes first; the next bowl is mixed for its result.
  const now = answer.action === 'second-application' ? changed.slice(0, 1) : MIXES.has(answer.action) ? changed : []
  const later = changed.slice(now.length)
  const what = ACTION_SENTENCES[answer.action]({ answer, bowl, bowls: listed(now.map(bowlInWords)) })
  const then = later.length === 0 ? [] : [`Poi ${listed(later.map(bowlInWords))}.`]
  const end = answer.keepsPromise ? [] : [`Si arriva ${beforeNumber('al', answer.result.shade)}.`]
  return [what, ...then, ...end].join(' ')
}
