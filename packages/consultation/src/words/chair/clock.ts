import type { ClockAction, ClockSection, ClockStep, Phase, SectionNumber } from '@riflesso/colorimetry'
import { beforeNumber, capitalised, decimal } from '../../italian.ts'
import { onZones, zoneWords } from '../zones.ts'
import { countedWork } from './phases.ts'

const ACTION_SENTENCES = {
  prepare: 'Consulenza, controlli del giorno, postazione pronta.',
  blot: 'Asportare senza risciacquare.',
  rinse: 'Risciacquare, senza shampoo.',
  wash: 'Risciacquare e lavare con shampoo acido.',
  'dry-between': 'Asciugare con aria tiepida prima della ciotola successiva.',
  clarify: 'Lavare con shampoo chiarificante e tamponare.',
  dry: 'Asciugare e finire.',
} as const satisfies Record<Exclude<ClockAction, 'apply' | 'check'>, string>

/** 'sezione 3 di 10', and who works it if there are two. */
const sectionWords = ({ number, of, hands }: SectionNumber): string =>
  `sezione ${number} di ${of}${hands === 2 ? ', seconda persona' : ''}`

const to = (minute: number): string => beforeNumber('al', String(minute))

/** 'Decolorazione, sezione 1 di 7: stesa dal minuto 10 al 25, prima occhiata al 35, sciacqua al 55.' Wiped off, it is not rinsed. */
export function sectionSentence(section: ClockSection, phases: readonly Phase[], isWiped: boolean): string {
  const { phase: index, zones, applied, looks, rinsed } = section
  const phase = phases[index]
  const [look] = looks
  const [from, until] = applied
  const where = zones.length === phase?.zones.length ? [] : [zoneWords(zones)]
  const subject = [phase && countedWork(phase), section.of > 1 ? sectionWords(section) : null, ...where]
  return [
    `${subject.filter(Boolean).join(', ')}: stesa ${from === until ? `al minuto ${from}` : `dal minuto ${from} ${to(until)}`}`,
    ...(look === undefined ? [] : [`prima occhiata ${to(look)}`]),
    `${isWiped ? 'togli' : 'sciacqua'} ${to(rinsed[0])}.`,
  ].join(', ')
}

/**
 * 'Decolorazione, sezione 3 di 10: preparare e stendere su lunghezze e punte.', one step of a session's schedule.
 */
export function clockSentence({ action, phase: index, section, zones }: ClockStep, phases: readonly Phase[]): string {
  const phase = index === null ? undefined : phases[index]
  const subject = [phase && countedWork(phase), section && sectionWords(section)].filter(Boolean).join(', ')
  const work = subject === '' ? '' : `${capitalised(subject)}: `
  // What holds for every section is said with the first one.
  const isFirst = section === null || section.number === 1
  if (action === 'rinse' && section !== null)
    return `${work}sciacquare${isFirst ? ', dalla prima ciocca stesa all’ultima' : ''}.`
  if (action !== 'apply' && action !== 'check') {
    const takesOff = action === 'blot' && phase !== undefined
    return takesOff ? `${work}asportare ${onZones(zones)}, senza risciacquare.` : ACTION_SENTENCES[action]
  }
  if (action === 'apply') return `${work}preparare e stendere ${onZones(zones)}.`
  const level = isFirst ? (phase?.stopAtLevel ?? null) : null
  const every = isFirst ? (phase?.checkEveryMinutes ?? null) : null
  return [
    `${work}prima occhiata a una ciocca`,
    every === null ? '' : `, poi ogni ${decimal(every)} minuti`,
    level === null ? '.' : `; fermarsi al livello ${decimal(level)}.`,
  ].join('')
}
