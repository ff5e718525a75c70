import { FOIL_DENSITY, type PlainWork, SECTIONING } from '../data/techniques/sectioning.ts'
import type { Sectioning } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'

const CARE: ReadonlySet<Phase['kind']> = new Set(['bond-treatment', 'chelate', 'finish'])

/** The work with colour or lightener today of a plan without a technique, named by the first bowl; null if there is none. */
const plainWork = ({ sessions: [today] }: Plan): PlainWork | null => {
  const works = today?.phases.filter(({ kind }) => !CARE.has(kind)) ?? []
  const [main] = works
  if (main === undefined) return null
  if (works.some(({ application }) => application.includes('in-foil'))) return 'foiled'
  // A bottle suits colour that stays off the roots; powder is brushed on.
  if (works.some(({ kind }) => kind === 'bleach') && !main.zones.includes('roots')) return 'whole-lift'
  if (!main.zones.includes('roots'))
    return works.some(({ zones }) => zones.includes('roots')) ? 'whole-colour' : 'lengths-only'
  if (main.zones.length === 1) return 'regrowth'
  return main.application.includes('lengths-first-roots-last') ? 'whole-lift' : 'whole-colour'
}

/** How the head is divided for today's work; null when nothing is done. Foils are counted for this density. */
export const sectioningOf = (plan: Plan, { details }: Situation): Sectioning | null => {
  const work = plan.sessions.length === 0 ? null : (plan.technique ?? plainWork(plan))
  if (work === null) return null
  const { foils, ...row } = SECTIONING[work]
  const factor = FOIL_DENSITY[details.density ?? 'media']
  return { ...row, foils: foils && [Math.round(foils[0] * factor), Math.round(foils[1] * factor)] }
}
