import type { Phase, PhaseKind, Plan, ProductClass, Situation } from '@riflesso/colorimetry'
import { capitalised, listed } from '../italian.ts'
import { techniqueName } from '../words/techniques.ts'
import { isRefused } from './outcome.ts'

/** The work a phase contributes to the name of the process; null for what accompanies it. */
const WORK_WORDS = {
  'bond-treatment': null,
  remove: 'decapaggio',
  soften: null,
  prepigment: 'pre-pigmentazione',
  bleach: 'decolorazione',
  colour: 'colorazione',
  lengths: 'tono su tono',
  tone: 'tonalizzazione',
  smudge: 'sfumatura della radice',
  gloss: 'gloss acido',
  finish: null,
} as const satisfies Record<PhaseKind, string | null>

const WORK_OF_PRODUCT: Partial<Record<ProductClass, string>> = {
  BATH: 'bagno di luce',
  HIGHLIFT: 'colorazione superschiarente',
  DIRECT: 'colorazione diretta',
}

function workOf(phase: Phase): string | null {
  const main = phase.products[0]?.class
  return (main && WORK_OF_PRODUCT[main]) ?? WORK_WORDS[phase.kind]
}

/** Name of the process of the plan: 'Balayage: decolorazione e tonalizzazione', 'Colorazione e tono su tono'. */
export function processName(plan: Plan, situation: Situation): string {
  return isRefused(plan) ? `${requested(plan, situation)} (non eseguibile oggi)` : workName(plan)
}

/** Name of the process that the sessions of a plan make up, when there are any. */
export function workName(plan: Pick<Plan, 'sessions' | 'technique'>): string {
  const phases = plan.sessions.flatMap((session) => session.phases)
  const works = [...new Set(phases.map(workOf).filter((work) => work !== null))]
  const work = works.length === 0 ? 'trattamento acidificante' : listed(works)
  return plan.technique ? `${techniqueName(plan.technique)}: ${work}` : capitalised(work)
}

function requested(plan: Plan, { details }: Situation): string {
  const technique = plan.technique ?? details.technique
  if (technique) return techniqueName(technique)
  return plan.lift.wanted >= 3 ? 'Decolorazione e tonalizzazione' : 'Colorazione'
}
