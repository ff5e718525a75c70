import { planFormula, seededRandom, situationSchema } from '@riflesso/colorimetry'
import { checkedPlanSchema } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { linesOf, runCli } from '#testing/commands'

const zone = { level: 4, tone: { primary: 'NATURALE' }, history: 'naturale' }
const situation = {
  current: { roots: zone, lengths: zone, ends: zone },
  goal: { level: 7, tone: { primary: 'CENERE' } },
  hairType: 'naturale',
  condition: 'buono',
}
const plan = planFormula(situationSchema.parse(situation))

/** The plan with one nested value replaced; keys as a path, array indices as text. */
const withValue = (path: readonly string[], value: unknown, at: unknown = plan): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy: Record<string, unknown> = Array.isArray(at) ? ([...at] as never) : { ...(at as object) }
  copy[key] = withValue(rest, value, copy[key])
  return copy
}

const judge = async (plans: readonly unknown[]) => {
  const run = await runCli('check-plan', [], {
    input: plans.map((each) => JSON.stringify({ situation, plan: each })).join('\n'),
  })
  expect(run.stderr).toBe('')
  return { status: run.status, answers: linesOf(run).map((line) => checkedPlanSchema.parse(line)) }
}

test('a plan of ours passes; a bad one gets its rule, its severity and an Italian reason', async () => {
  const { status, answers } = await judge([
    plan,
    withValue(['sessions', '0', 'phases', '1', 'developer'], { volume: 60, percent: 18, grams: 150 }),
    withValue(['sessions', '0', 'phases', '1', 'stopAtLevel'], 10),
  ])
  expect(status).toBe(1)
  expect(answers[0]).toEqual({ ok: true, verdicts: [], right: true, faults: [] })
  expect(answers[1]?.verdicts[0]).toMatchObject({
    rule: 'legal-peroxide',
    severity: 'refuse',
    session: 0,
    phase: 1,
    reason: '60 volumi superano il limite di legge di 40 volumi, 12% di perossido di idrogeno.',
  })
  expect(answers[2]?.verdicts.map(({ rule }) => rule)).toContain('lift-cap')
})

test('a minimal plan, as a model writes it, is judged by its content', async () => {
  const { expected, goal } = plan
  const sessions = [
    {
      afterWeeks: 0,
      goal: { level: 9, tone: { primary: 'CENERE', secondary: null, intensity: 'full' } },
      phases: [
        {
          kind: 'colour',
          zones: ['roots', 'lengths', 'ends'],
          products: [{ class: 'PERM', shade: '9.1', grams: 60 }],
          developer: { volume: 40, grams: 90 },
          ratio: '1:1.5',
          minutes: 35,
        },
      ],
    },
  ]
  const { answers } = await judge([{ outcome: 'OK', goal, expected, sessions, totalMinutes: 60 }])
  const rules = answers[0]?.verdicts.map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['finish-present', 'lift-cap', 'legal-warned', 'colour-volume']))
  expect(answers[0]?.verdicts.map(({ severity }) => severity)).toEqual(
    [...(answers[0]?.verdicts ?? [])].map(({ severity }) => severity).sort((a, b) => order(a) - order(b)),
  )
})

const order = (severity: string) => ['refuse', 'cap', 'warn'].indexOf(severity)

test('an unreadable plan is refused without an exception', async () => {
  const nested = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
  const hostile: unknown[] = [
    null,
    [],
    'piano',
    42,
    {},
    nested,
    { sessions: 'molte' },
    withValue(['sessions', '0', 'phases'], null),
    withValue(['sessions', '0', 'phases', '0', 'zones'], ['nuca']),
    withValue(['sessions', '0', 'phases', '0', 'products', '0', 'class'], 'CANDEGGINA'),
    withValue(['sessions', '0', 'phases', '0', 'products', '0', 'grams'], -5),
    withValue(['sessions', '0', 'phases', '0', 'minutes'], 1e308),
    withValue(['sessions', '0', 'phases', '0', 'minutes'], '35'),
    withValue(['sessions'], Array(5000).fill(plan.sessions[0])),
    withValue(['technique'], '__proto__'),
    withValue(['technique'], 'constructor'),
    withValue(['expected'], undefined),
  ]
  const { status, answers } = await judge(hostile)
  expect(status).toBe(1)
  expect(answers).toHaveLength(hostile.length)
  for (const { ok, verdicts } of answers) {
    expect(ok).toBe(false)
    expect(verdicts).toMatchObject([{ rule: 'plan-readable', severity: 'refuse' }])
  }
})

test('a plan with any corrupted value gets an answer, in order', async () => {
  const paths = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? [path, ...Object.entries(value).flatMap(([key, each]) => paths(each, [...path, key]))]
      : [path]
  const poisons = [null, -1, 1e9, '', '7.999', [], {}]
  const spoilt = paths({ ...plan, options: [], maintenance: [] }).map((path, index) =>
    withValue(path, poisons[index % poisons.length]),
  )
  const { answers } = await judge(spoilt)
  expect(spoilt.length).toBeGreaterThan(150)
  expect(answers).toHaveLength(spoilt.length)
})

test('each malformed line gets an Italian answer, without an exception', async () => {
  const random = seededRandom(20_261_121)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const leaves: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    1e308,
    0.1,
    '',
    ' ',
    '7.34',
    '0.11',
    '99.99',
    '1:0',
    '1:1e9',
    'PERM',
    'à\u0000\uD800',
    '__proto__',
    [],
    [null],
    {},
    { constructor: 1 },
    { toString: 'x' },
    Array(50).fill('roots'),
    Array(300).fill({ class: 'PERM' }),
  ]
  const spoil = (value: unknown, depth: number): unknown => {
    if (depth === 0 || typeof value !== 'object' || value === null || random() < 0.1) return pick(leaves)
    const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
    const keys = Object.keys(copy)
    const key = keys.length === 0 || random() < 0.05 ? pick(['constructor', '0', 'altro']) : pick(keys)
    if (random() < 0.1) delete copy[key]
    else copy[key] = spoil(copy[key], depth - 1)
    return copy
  }
  const lines = Array.from({ length: 1500 }, (_, i) => {
    const text = JSON.stringify(spoil(spoil({ situation, plan }, 6), 8)) ?? 'null'
    return i % 10 === 0 ? text.slice(0, Math.floor(random() * text.length)) || '{' : text
  })
  const run = await runCli('check-plan', [], { input: lines.join('\n') })
  const answers = linesOf(run)
  expect(run.stderr).toBe('')
  expect(answers).toHaveLength(lines.length)
  for (const answer of answers) {
    const judged = checkedPlanSchema.safeParse(answer)
    const texts = judged.success
      ? judged.data.verdicts.map(({ reason }) => reason)
      : [(answer as { error: { message: string } }).error.message]
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d«].+\.$/u)
  }
})

test('a line without a situation is refused on its own line', async () => {
  const run = await runCli('check-plan', [], {
    input: `{\n${JSON.stringify({ plan })}\n${JSON.stringify({ situation, plan, piano: 1 })}\n`,
  })
  expect(run).toMatchObject({ status: 1, stderr: '' })
  expect(linesOf(run)).toMatchObject([
    { error: { code: 'validation-failed', message: 'La riga non è un oggetto JSON valido.' } },
    { error: { code: 'validation-failed' } },
    { error: { code: 'validation-failed', message: 'Campo sconosciuto: piano.' } },
  ])
})
