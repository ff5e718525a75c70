import { type ChairAction, type ChairAnswer, isLightener, type Phase, type Trouble } from '@riflesso/colorimetry'
import { bowlInWords } from '../formula-lines.ts'
import { beforeNumber, decimal, listed } from '../italian.ts'
import { fromZones, onZones, zoneWords } from './zones.ts'

/** What to look for, under a lightener and under a colour. */
const TITLES = {
  'not-at-level': ['Se non arriva al livello', 'Se il livello resta basso'],
  'too-warm': ['Se il fondo è troppo caldo', 'Se il riflesso è troppo caldo'],
  'too-ash': ['Se è troppo cenere', 'Se è troppo cenere'],
  'ends-grabbed': ['Se le punte corrono avanti', 'Se le punte hanno preso troppo'],
  band: ['Se resta una banda più scura', 'Se si vede una banda dove i colori si sovrappongono'],
  'uneven-root': ['Se la radice corre avanti', 'Se la radice non ha preso bene'],
} as const satisfies Record<Trouble, readonly [lightener: string, colour: string]>

/** 'Se non arriva al livello 8', 'Se il riflesso è troppo caldo'. */
export function troubleTitle(trouble: Trouble, bowl: Phase): string {
  const title = TITLES[trouble][isLightener(bowl) ? 0 : 1]
  const level = trouble === 'not-at-level' && isLightener(bowl) ? bowl.stopAtLevel : null
  return level === null ? title : `${title} ${decimal(level)}`
}

type Told = { readonly answer: ChairAnswer; readonly bowl: Phase; readonly bowls: string }

const minutesMore = (minutes: number) => `${decimal(minutes)} minuti`

const goesOn = ({ minutes }: ChairAnswer): string =>
  minutes === 0 ? '' : `; il resto prosegue ancora ${minutesMore(minutes)}`

const ACTION_SENTENCES = {
  'go-on': ({ answer: { minutes, zones }, bowl }) => {
    const where = zones.length === bowl.zones.length ? '' : ` ${onZones(zones)}, togliendo il resto`
    return `Lasciare agire ancora ${minutesMore(minutes)}${where}, controllando una ciocca ogni 5.`
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
  stop: ({ answer: { zones } }) => `Risciacquare e fermarsi: oggi niente altro su ${zoneWords(zones)}.`,
} as const satisfies Record<ChairAction, (told: Told) => string>

/** What to do then, in one or two sentences; what it ends with where that is not what the plan promises. */
export function answerSentence(answer: ChairAnswer, bowl: Phase): string {
  const bowls = listed(answer.changed.flatMap((index) => answer.rest[index] ?? []).map(bowlInWords))
  const what = ACTION_SENTENCES[answer.action]({ answer, bowl, bowls })
  return answer.keepsPromise ? what : `${what} Si arriva ${beforeNumber('al', answer.result.shade)}.`
}
