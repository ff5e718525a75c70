import { buildSituation, checkPlan, planFormula } from '@riflesso/colorimetry'
import { writeAnalysis } from '@riflesso/consultation'
import type { AnalysisEngine } from './engine.ts'

/** The engine that needs nothing but this program: measured readings, our planner, our words. */
export const localEngine: AnalysisEngine = {
  analyze: async ({ prima, dopo, selectors, details, client }) => {
    const readings = { prima: prima?.reading ?? null, dopo: dopo?.reading ?? null }
    const situation = buildSituation({ ...readings, selectors, details })
    if ('ok' in situation) throw new Error(`no situation: ${situation.code}`)
    const plan = planFormula(situation)
    const broken = checkPlan(plan, situation)
    if (broken.length > 0) throw new Error(`unsafe plan: ${broken.map(({ rule }) => rule).join(', ')}`)
    return writeAnalysis({ ...readings, situation, plan, client })
  },
}
