import { buildSituation, isWhiteUnasked, type Plan, type Situation, safePlan, ZONES } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import { expect, test } from 'vitest'
import { readingsFrom } from '../../colorimetry/src/testing/random-reading.ts'
import { analysisAsText } from './analysis-as-text.ts'
import { asReading } from './testing/analyses.ts'
import { writeAnalysis } from './write-analysis.ts'

const SHEETS = cases({ gate: 100, prove: 100_000 })

type Sheet = { readonly text: string; readonly plan: Plan; readonly situation: Situation }

/** Sentences that must not stand on one sheet; true if they do. */
const CONTRADICTIONS: Readonly<Record<string, (sheet: Sheet) => boolean>> = {
  'powder is needed, and is not': ({ text }) => /serve la polvere/.test(text) && /non serve decolorare/.test(text),
  'colour lifts more than the model foretells': ({ plan: { sessions }, situation: { current } }) =>
    (sessions[0]?.phases ?? []).some(({ reasons, results = {} }) =>
      reasons.some(
        ({ code, values }) =>
          code === 'lift-natural-colour' &&
          ZONES.every((zone) => (results[zone]?.level ?? 0) - current[zone].level < Number(values.lift) - 1),
      ),
    ),
  'a harsher way ends darker': ({ plan }) =>
    (plan.alternativesConsidered ?? []).some(
      ({ code, values }) => code === 'road-harsher' && Number(values.level) < plan.expected.level - 0.5,
    ),
  'a clear gloss colours, or is a formula': ({ text, plan }) =>
    plan.sessions.length > 0 &&
    plan.sessions.every(({ phases }) =>
      phases.every(({ products }) => products.every(({ shade }) => shade === null)),
    ) &&
    plan.sessions.every(({ phases }) => phases.some(({ kind }) => kind === 'gloss')) &&
    /prendono il colore|si mostra in purezza|più precisa di mezzo livello/.test(text),
  'a kept colour has the shade of a wish': ({ text }) =>
    /Il colore resta com’è e diventa/.test(text) && /nuance dell’obiettivo/.test(text),
  'lights are seen on hair that is natural': ({ text }) =>
    /Prima mostra[^\n]*Dalla foto si riconosce un lavoro/.test(text) && /punte trattate come naturali/.test(text),
  'two photos agree, but were only read': ({ text, situation }) =>
    situation.goal.kind === 'transform' &&
    Object.values(situation.current).some(({ levelError = 0 }) => levelError > 0.5) &&
    /Il colore è già quello voluto ed è il suo|coincidono già/.test(text),
  'white hair that is only seen is a fact': ({ text, situation }) =>
    isWhiteUnasked(situation) && /\d% di capelli bianchi(?! \(se non è luce\))/.test(text),
  'a root stays dark in silence': ({ text }) =>
    /un centimetro, in un ambiente/.test(text) && !/resta un centimetro scuro/.test(text),
}

test(`no sheet of ${SHEETS} random readings says two things that exclude each other`, () => {
  const next = readingsFrom(testSeed)
  const found = new Map<string, unknown>()
  let written = 0
  for (let i = 0; i < SHEETS; i++) {
    const input = next()
    const situation = buildSituation(input)
    if ('ok' in situation) throw new Error(situation.code)
    const { plan } = safePlan(situation)
    const [prima, dopo] = [input.prima, input.dopo].map((hair) => hair && asReading(hair))
    const text = analysisAsText(
      writeAnalysis({ prima: prima ?? null, dopo: dopo ?? null, situation, plan, client: null }),
    )
    for (const [name, occurs] of Object.entries(CONTRADICTIONS))
      if (!found.has(name) && occurs({ text, plan, situation })) found.set(name, JSON.stringify(input))
    written++
  }
  expect(written).toBe(SHEETS)
  expect(Object.fromEntries(found)).toEqual({})
})
