import { type RESULT_FAULTS, ZONES } from '@riflesso/colorimetry'
import { capitalised, decimal } from '../../italian.ts'
import type { Values } from '../reasons/values.ts'
import { onZones } from '../zones.ts'

/** 'sulle punte' */
const place = ({ zone }: Values): string => onZones(ZONES.filter((each) => each === zone))
const number = (values: Values, key: string): string => decimal(Number(values[key] ?? 0))

/** Why a plan does not reach its promise. */
export const RESULT_SENTENCES: Readonly<Record<(typeof RESULT_FAULTS)[number], (values: Values) => string>> = {
  'level-missed': (v) =>
    `${capitalised(place(v))} le fasi portano al livello ${number(v, 'level')}, non al livello ${number(v, 'promised')} promesso.`,
  'tone-missed': (v) => `${capitalised(place(v))} le fasi danno ${v.shade}; il piano promette ${v.promised}.`,
  'cast-added': (v) =>
    `La miscela ripete ${place(v)} il riflesso indesiderato che il capello ha già: prima si toglie, poi si tona.`,
  'promise-narrow': (v) =>
    `La promessa è più stretta di quanto i dati consentano: ± ${number(v, 'tolerance')} invece di ± ${number(v, 'least')}.`,
}
