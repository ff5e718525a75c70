import { planSchema } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { linesOf, runCli } from '#testing/commands'

const minute = z.number().int().nonnegative()
const clocksSchema = z.object({
  sessions: z.array(
    z.object({
      clock: z.object({
        minutes: minute,
        sections: z.array(
          z.object({
            of: minute,
            zones: z.array(z.string()).min(1),
            applied: z.tuple([minute, minute]),
            firstLook: minute.nullable(),
            rinsed: minute,
            rinseEnds: minute,
          }),
        ),
      }),
    }),
  ),
})

const zone = { level: 5, tone: { primary: 'NATURALE' }, history: 'naturale' }
const situation = {
  current: { roots: zone, lengths: zone, ends: zone },
  goal: { level: 6, tone: { primary: 'DORATO' } },
  hairType: 'naturale',
  condition: 'ottimo',
}

test('one plan per situation, in order; a bad line is refused on its own line', async () => {
  const input = [
    JSON.stringify(situation),
    '{non json',
    '',
    JSON.stringify({ ...situation, goal: { level: 'sei', tone: { primary: 'DORATO' } } }),
    JSON.stringify({ ...situation, condizione: 'ottimo' }),
    '[]',
    JSON.stringify({ ...situation, condition: 'pessimo' }),
  ].join('\n')
  const run = await runCli('plan', [], { input })
  expect(run).toMatchObject({ status: 1, stderr: '' })
  const lines = linesOf(run)
  expect(lines).toHaveLength(6)
  const refused = (message: string) => ({ error: { code: 'validation-failed', message } })
  expect(planSchema.parse(lines[0]).outcome).toBe('OK')
  expect(lines.slice(1, 5)).toEqual([
    refused('La riga non è un oggetto JSON valido.'),
    refused('Valore mancante o non valido nel campo goal.level.'),
    refused('Campo sconosciuto: condizione.'),
    refused('Dati non validi: serve un oggetto JSON.'),
  ])
  expect(planSchema.parse(lines[5]).outcome).toBe('REFUSE')
})

test('each session is printed with its clock: per section applied, first look and rinsed', async () => {
  const light = { level: 6, tone: { primary: 'NATURALE' }, history: 'naturale' }
  const run = await runCli('plan', [], {
    input: JSON.stringify({
      current: { roots: light, lengths: light, ends: light },
      goal: { level: 9, tone: { primary: 'CENERE' } },
      hairType: 'naturale',
      condition: 'buono',
      details: { technique: 'meches' },
    }),
  })
  const [line] = linesOf(run)
  const plan = planSchema.parse(line)
  const sessions = clocksSchema.parse(line).sessions
  expect(sessions).toHaveLength(plan.sessions.length)
  expect(sessions[0]?.clock.minutes).toBe(plan.totalMinutes)
  const foils = sessions[0]?.clock.sections.filter(({ of }) => of > 1) ?? []
  expect(foils.length).toBeGreaterThanOrEqual(4)
  for (const { applied, firstLook, rinsed, rinseEnds } of foils) {
    expect(rinsed - applied[0]).toBeLessThanOrEqual(50)
    expect(rinseEnds - applied[1]).toBeLessThanOrEqual(50)
    expect((firstLook ?? 0) - applied[0]).toBeGreaterThanOrEqual(20)
    expect((firstLook ?? 0) - applied[0]).toBeLessThanOrEqual(25)
  }
})

test('valid input and empty input exit with status 0', async () => {
  const run = await runCli('plan', [], { input: `${JSON.stringify(situation)}\n` })
  expect(run.status).toBe(0)
  expect(linesOf(run)).toHaveLength(1)
  expect(await runCli('plan', [])).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('an argument is refused', async () => {
  const run = await runCli('plan', ['file.json'])
  expect(run).toMatchObject({ status: 2, stdout: '' })
  expect(run.stderr).toContain("Argomento inatteso: 'file.json'")
})
