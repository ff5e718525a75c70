import type { Phase, PhaseKind, Plan, Situation } from '@riflesso/colorimetry'
import { capitalised, listed, uncapitalised } from '../italian.ts'
import { workTitle } from '../words/chair/phases.ts'
import { techniqueName } from '../words/techniques.ts'
import { isRefused } from './outcome.ts'

/** Accompanying phases, which are not part of the name of the process. */
const ACCOMPANYING: ReadonlySet<PhaseKind> = new Set(['bond-treatment', 'soften', 'finish'])

/** Whether nothing is coloured or lightened and the hair only gets care. */
export const isCareOnly = ({ sessions }: Pick<Plan, 'sessions'>): boolean =>
  sessions.every(({ phases }) => phases.every(({ kind }) => ACCOMPANYING.has(kind)))

/** Name of the process of the plan: 'Balayage: decolorazione e tonalizzazione', 'Colorazione a ossidazione e tono su tono'. */
export function processName(plan: Plan, situation: Situation): string {
  return isRefused(plan) ? `${requested(plan, situation)} (non eseguibile oggi)` : workName(plan)
}

/** 'Colorazione' alone could be a direct one: the trade calls colour with developer by its oxidation. */
const serviceTitle = (phase: Phase): string => {
  const title = workTitle(phase)
  return title === 'Colorazione' ? 'Colorazione a ossidazione' : title
}

/** Name of work without colour. */
export const CARE = 'Trattamento acidificante'

/** Name of the process of a plan with sessions. */
export function workName(plan: Pick<Plan, 'sessions' | 'technique'>): string {
  if (isCareOnly(plan)) return CARE
  const phases = plan.sessions.flatMap((session) => session.phases)
  const works = phases.filter(({ kind }) => !ACCOMPANYING.has(kind)).map((phase) => uncapitalised(serviceTitle(phase)))
  const work = listed([...new Set(works)])
  return plan.technique ? `${techniqueName(plan.technique)}: ${work}` : capitalised(work)
}

/** Name of work that was to reproduce the colour of the photo; nobody knows which before it is planned. */
export const KEEP = 'Mantenimento del colore'

function requested(plan: Plan, { details, goal }: Situation): string {
  const technique = plan.technique ?? details.technique
  if (technique) return techniqueName(technique)
  if (goal.kind === 'refresh') return KEEP
  return plan.lift.wanted >= 3 ? 'Decolorazione e tonalizzazione' : 'Colorazione a ossidazione'
}
