import type { ClockAction, ClockStep, Phase } from '@riflesso/colorimetry'
import { decimal } from '../../italian.ts'
import { onZones } from '../zones.ts'
import { countedWork } from './phases.ts'

const ACTION_SENTENCES = {
  prepare: 'Consulenza, controlli del giorno, postazione pronta.',
  blot: 'Asportare senza risciacquare.',
  rinse: 'Risciacquare, senza shampoo.',
  wash: 'Risciacquare e lavare con shampoo acido.',
  'dry-between': 'Asciugare con aria tiepida prima della ciotola successiva.',
  dry: 'Asciugare e finire.',
} as const satisfies Record<Exclude<ClockAction, 'apply' | 'check'>, string>

/** 'Decolorazione: preparare e stendere su lunghezze e punte.', one step of a session's schedule. */
export function clockSentence({ action, phase: index, zones }: ClockStep, phases: readonly Phase[]): string {
  const phase = index === null ? undefined : phases[index]
  if (action !== 'apply' && action !== 'check') {
    const takesOff = action === 'blot' && phase !== undefined
    return takesOff
      ? `${countedWork(phase)}: asportare ${onZones(zones)}, senza risciacquare.`
      : ACTION_SENTENCES[action]
  }
  const work = phase === undefined ? '' : `${countedWork(phase)}: `
  if (action === 'apply') return `${work}preparare e stendere ${onZones(zones)}.`
  const level = phase?.stopAtLevel ?? null
  return `${work}controllare una ciocca${level === null ? '' : `, fermarsi al livello ${decimal(level)}`}.`
}
