import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSalon, postAnalysis } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const generated = () => readFile(join(import.meta.dirname, '../../../testing/credentials/generated.jpg'))

const analysisOf = async (parts: Parameters<typeof postAnalysis>[2]) => {
  const answer = await postAnalysis(server, await newSalon(server), { supplier: 'generic', ...parts })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().analysis
}

test('a wish whose file says that it was generated is called so, with what of it can be reached', async () => {
  const analysis = await analysisOf({
    analysisType: 'transformation',
    primaImage: await samplePhoto('prima'),
    dopoImage: await generated(),
  })
  expect(analysis.dopo.retouched).toContain('generated')
  expect(analysis.analysis.additionalNotes).toContain('Immagine generata, lo dichiara il file.')
})

test('nothing is claimed of Prima', async () => {
  const analysis = await analysisOf({ image: await generated() })
  expect(analysis.prima).not.toHaveProperty('retouched')
})
