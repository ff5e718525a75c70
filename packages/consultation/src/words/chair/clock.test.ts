import { expect, test } from 'vitest'
import { analysisOf, answered, natural, photoOf } from '../../testing/analyses.ts'

const { chair, fasi_operative, analysis } = analysisOf({
  prima: photoOf(6, natural),
  dopo: photoOf(9, natural),
  hairType: 'naturale',
  condition: 'buono',
  details: { ...answered, technique: 'meches' },
})
const [today] = chair?.sessions ?? []
const foils = (today?.sections ?? []).filter(({ of }) => of > 1)

test('each section of foils is told by its application, first look and rinse', () => {
  expect(foils.length).toBeGreaterThanOrEqual(4)
  for (const { number, of, applied, looks, rinsed, testo } of foils)
    expect(testo.replaceAll('all’', 'al ')).toBe(
      `Decolorazione, sezione ${number} di ${of}: stesa dal minuto ${applied[0]} al ${applied[1]}, prima occhiata al ${looks[0]}, sciacqua al ${rinsed[0]}.`,
    )
})

test('the steps of the schedule and its sections name the same minutes', () => {
  const told = (today?.steps ?? []).map(({ at, testo }) => `${at} ${testo}`)
  for (const { number, of, applied, looks, rinsed } of foils) {
    const section = `Decolorazione, sezione ${number} di ${of}:`
    for (const start of [
      `${applied[0]} ${section} preparare e stendere`,
      `${looks[0]} ${section} prima occhiata a una ciocca`,
      `${rinsed[0]} ${section} sciacquare`,
    ])
      expect(told.some((line) => line.startsWith(start))).toBe(true)
  }
})

test('every minute of the schedule is a multiple of five, and a bowl keeps its time', () => {
  const minutes = [
    ...(today?.steps ?? []).map(({ at }) => at),
    ...(today?.sections ?? []).flatMap(({ applied, looks, rinsed }) => [...applied, ...looks, ...rinsed]),
  ]
  expect(minutes.filter((minute) => minute % 5 !== 0)).toEqual([])
  for (const { applied, rinsed, phase } of foils)
    expect(rinsed[0] - applied[0]).toBe(Number.parseInt(String(fasi_operative[phase]?.tempo_posa_min), 10))
})

test('the advice about foils names the first look of the clock', () => {
  const [first] = foils
  expect(fasi_operative[first?.phase ?? -1]?.titolo).toMatch(/^Decolorazione/)
  const minutes = (first?.looks[0] ?? 0) - (first?.applied[0] ?? 0)
  expect(analysis.professionalAdvice).toContain(`apri la prima dopo ${minutes} minuti`)
})
