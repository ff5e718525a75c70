import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shadeNotation } from '../../colour/shade.ts'
import type { Phase, Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import { ZONES } from '../../model/vocabulary.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

type MasterCase = {
  readonly id: number
  readonly expected: string
  readonly verdict: 'A' | 'B' | 'C' | 'D'
  readonly note: string
  readonly situation: Situation
}

const cases: readonly MasterCase[] = readFileSync(new URL('../../testing/master-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as MasterCase)

const PAGE = '../../../../../docs/cases.md'

/** Start and goal of a case, such as 'naturale 4.0 to 7.1'; zones that differ are separated by ' / '. */
const hairOf = ({ current, goal, details, condition }: Situation): string => {
  const zones = ZONES.map(
    (zone) => `${current[zone].history} ${shadeNotation(current[zone].level, current[zone].tone)}`,
  )
  const white = details.whiteShare === null || details.whiteShare === 0 ? [] : [`${details.whiteShare * 100} % white`]
  const said = [...white, ...(details.technique === null ? [] : [details.technique]), condition ?? 'condition open']
  return `${[...new Set(zones)].join(' / ')} to ${shadeNotation(goal.level, goal.tone)}, ${said.join(', ')}`
}

const bowlOf = ({ products, developer, minutes, zones, stopAtLevel }: Phase): string => {
  const bowl = products
    .map(({ class: product, shade }) => (shade === null ? product : `${product} ${shade}`))
    .join(' + ')
  const grams = products.reduce((sum, product) => sum + product.grams, 0)
  const where = zones.length === ZONES.length ? '' : ` on ${zones.join(' and ')}`
  const stop = stopAtLevel === null ? '' : ` to ${stopAtLevel}`
  return `${bowl} ${grams} g${developer === null ? '' : ` ${developer.volume} vol`} ${minutes} min${stop}${where}`
}

const gotOf = ({ outcome, expected, sessions, refusals }: Plan): string => {
  if (sessions.length === 0) return `${outcome}: ${refusals.map(({ code }) => code).join(', ')}`
  const works = sessions.map(({ phases }) =>
    phases
      .filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment')
      .map(bowlOf)
      .join('; '),
  )
  return `${outcome} ${expected.shade}: ${works.join(' · later: ')}`
}

const rowOf = ({ id, expected, verdict, note, situation }: MasterCase): string =>
  `| ${id} | ${hairOf(situation)} | ${expected} | ${gotOf(planFormula(situation))} | **${verdict}** ${note} |`

const counted = (verdict: MasterCase['verdict']) => cases.filter((each) => each.verdict === verdict).length

const page = () => `# Seventy-six reviewed cases

What a master colourist would do, what the planner answers, and the verdict on the answer: **A** can be used as it is, **B** needs a
small correction, **C** is unreliable, **D** is wrong or dangerous. The authors of the planner made the verdicts. The cases from 101 on are
public problems of colourists and clients.

${counted('A')} A, ${counted('B')} B, ${counted('C')} C, ${counted('D')} D. Before the model of hair (decision 0029): 28 A, 17 B, 9 C, 2 D of the
first fifty-six.

This page is written by \`master-cases.test.ts\` from \`testing/master-cases.jsonl\`: the fourth column is the current answer
of the planner. A changed answer fails the test until the case is reviewed again (\`npx vitest run -u\` writes the page).

| no. | hair and wish | expected | got | verdict |
| --- | --- | --- | --- | --- |
${cases.map(rowOf).join('\n')}
`

it("the planner's plans equal the table of reviewed cases", async () => {
  await expect(page()).toMatchFileSnapshot(PAGE)
})

it.each(cases.map(({ id, situation }) => ({ id, situation })))(
  'the plan of case $id passes the safety rules and reaches its result in the hair model',
  ({ situation }) => {
    const plan = planFormula(situation)
    expect(checkPlan(plan, situation)).toEqual([])
    expect(judgeResult(plan, situation)).toEqual([])
  },
)
