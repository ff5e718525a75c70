import { capitalised } from '../../italian.ts'
import { FIBRE_CONDITION_WORDS, HISTORY_WORDS } from '../reading/declared.ts'
import { amount, isNoLevel, levels, number, type Sentence, type Values, weeks, white, worded } from './values.ts'

/** `some` with the cap in words, or `none` if no lift is allowed. */
const capped = (v: Values, some: (cap: string) => string, none: string): string =>
  isNoLevel(amount(v, 'cap')) ? none : some(levels(v, 'cap'))

const todaysCap = (v: Values): string =>
  capped(v, (cap) => `il limite di oggi è di ${cap}`, 'oggi non è ammessa alcuna schiaritura')

/** The fibre that a limit is about: a root that grew later is not that of the lengths. */
const fibreOf = (v: Values): string =>
  `${v.zone === 'roots' ? 'alla radice, cresciuta dopo, una' : 'una'} fibra ${worded(v, 'condition', FIBRE_CONDITION_WORDS)}`

/** Limits of the lift today. */
export const LIMIT_SENTENCES = {
  'cap-condition': (v) => {
    const fibre = capitalised(fibreOf(v))
    return capped(
      v,
      (cap) => `${fibre} consente al massimo ${cap} di schiaritura per seduta.`,
      `${fibre} non consente alcuna schiaritura.`,
    )
  },
  'cap-colour': (v) => {
    const fibre = `Con la sola colorazione ${fibreOf(v)}`
    return capped(
      v,
      (cap) => `${fibre} consente al massimo ${cap} di schiaritura per seduta.`,
      `${fibre} non consente alcuna schiaritura.`,
    )
  },
  'cap-foil': (v) => `In stagnola la fibra integra regge un livello in più: il limite sale a ${levels(v, 'cap')}.`,
  'cap-history': (v) => {
    const hair = `Su capello ${worded(v, 'history', HISTORY_WORDS)}`
    return capped(
      v,
      (cap) => `${hair} la schiaritura non supera ${cap} per seduta.`,
      `${hair} in questo stato non è ammessa alcuna schiaritura.`,
    )
  },
  'cap-recent': (v) => {
    if (v.since === 'wish') return 'Senza decolorare si arriva fin dove porta il colore.'
    if (v.since === 'refused') return 'La polvere qui non si apre: i capelli già schiariti si tonalizzano dove sono.'
    const last = v.since === 'perm' ? 'La permanente o la stiratura è' : 'L’ultima decolorazione è'
    return `${last} troppo recente: oggi si tonalizza sul livello che c’è, per schiarire si aspetta ancora ${weeks(v, 'wait')}.`
  },
  'cap-henna': (v) =>
    capped(
      v,
      (cap) => `Su henné puro la schiaritura non supera ${cap} per seduta.`,
      'Su henné puro la base non si schiarisce.',
    ),
  'cap-white': (v) => {
    const work = `Per coprire ${white(v)} si lavora a 20 volumi`
    return capped(v, (cap) => `${work}: la schiaritura non supera ${cap}.`, `${work}: la base non si schiarisce.`)
  },
  'cap-fine-fibre': (v) => `La fibra fine regge un livello in meno: ${todaysCap(v)}.`,
  'cap-long-hair': (v) => `Oltre i 50 cm le punte hanno anni di usura e reggono un livello in meno: ${todaysCap(v)}.`,
  'cap-volume': (v) => {
    if (amount(v, 'volume') === 0) return 'Qui nessun decolorante è ammesso: la base non si schiarisce.'
    const volume = `Con ${number(v, 'volume')} volumi, il massimo ammesso qui,`
    return capped(v, (cap) => `${volume} la schiaritura arriva a ${cap}.`, `${volume} la base non si schiarisce.`)
  },
  'cap-way': (v) =>
    capped(
      v,
      (cap) => `La via verso questo colore consente ${cap} di schiaritura.`,
      'La via verso questo colore non consente alcuna schiaritura.',
    ),
} satisfies Record<string, Sentence>
