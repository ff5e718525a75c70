import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analysisResultSchema } from '@riflesso/consultation'
import { beforeAll, expect, test } from 'vitest'
import { linesOf, runCli, testFolder, writeSamplePhoto } from '#testing/commands'

let folder: string

beforeAll(async () => {
  folder = await testFolder()
  await writeSamplePhoto(join(folder, 'prima.jpg'), '#5C4435', 3)
  await writeSamplePhoto(join(folder, 'dopo.jpg'), '#96532F', 4)
  await writeFile(join(folder, 'testo.jpg'), 'non sono una foto')
})

const selectors = ['--tipo', 'naturale', '--base', 'livello5', '--stato', 'ottimo']

test('two photos make a whole analysis of the API’s shape', async () => {
  const run = await runCli('analyze', ['--prima', 'prima.jpg', '--dopo', 'dopo.jpg', ...selectors], { folder })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  const [analysis, ...more] = linesOf(run)
  expect(more).toEqual([])
  const result = analysisResultSchema.parse(analysis)
  expect(result).toMatchObject({ supplierDisplayName: 'Prodotti Generici', conditionLabel: 'Ottimi', client: null })
  expect(result.prima?.level).toBeLessThan(result.dopo?.level ?? 0)
  expect(result.fasi_operative.length).toBeGreaterThan(0)
})

test('Prima alone gives a refresh; Dopo alone takes the hair from the selectors', async () => {
  const [refresh] = linesOf(await runCli('analyze', ['--prima', 'prima.jpg'], { folder }))
  expect(analysisResultSchema.parse(refresh)).toMatchObject({ dopo: null, conditionLabel: 'Da valutare' })
  const [declared] = linesOf(await runCli('analyze', ['--dopo', 'dopo.jpg', ...selectors], { folder }))
  expect(analysisResultSchema.parse(declared)).toMatchObject({ prima: null, conditionLabel: 'Ottimi' })
})

test('several photos of one head are read as one', async () => {
  const [analysis] = linesOf(await runCli('analyze', ['--prima', 'prima.jpg', '--prima', 'prima.jpg'], { folder }))
  const { prima } = analysisResultSchema.parse(analysis)
  expect(prima?.views?.photos.map(({ place }) => place)).toEqual(['front', 'side'])
})

test('answers in --situation count: metallic salts refuse the service', async () => {
  const situation = JSON.stringify({ history: { metallicSalts: true } })
  const args = ['--prima', 'prima.jpg', '--dopo', 'dopo.jpg', ...selectors, '--situation', situation]
  const [analysis] = linesOf(await runCli('analyze', args, { folder }))
  const result = analysisResultSchema.parse(analysis)
  expect(result.refusals.map(({ regola }) => regola)).toContain('F1')
  expect(result.fasi_operative).toEqual([])
})

test('--text writes the consultation as plain text', async () => {
  const run = await runCli('analyze', ['--prima', 'prima.jpg', '--dopo', 'dopo.jpg', ...selectors, '--text'], {
    folder,
  })
  expect(run.status).toBe(0)
  expect(run.stdout).toMatch(/^FORMULA TECNICA E APPLICAZIONE$/m)
  expect(run.stdout).toMatch(/^FASE 1 - /m)
  expect(run.stdout).toContain('con tolleranza di')
})

test.each([
  ['testo.jpg', 'dopo.jpg', { file: 'testo.jpg', error: { code: 'image-unsupported' } }],
  ['prima.jpg', 'manca.jpg', { file: 'manca.jpg', error: { code: 'file-not-found' } }],
])('an unreadable photo is reported with its file: %s, %s', async (prima, dopo, failure) => {
  const run = await runCli('analyze', ['--prima', prima, '--dopo', dopo], { folder })
  expect(run.status).toBe(1)
  expect(linesOf(run)).toMatchObject([failure])
})

test.each([
  [[], 'Indica almeno una foto: --prima FILE o --dopo FILE.'],
  [['--dopo', 'dopo.jpg', '--tipo', 'naturale'], 'senza una foto Prima indica tipologia, base e stato dei capelli.'],
  [['--prima', 'prima.jpg', '--stato', 'sano'], "Valore non valido per --stato: 'sano'. Valori ammessi: ottimo, buono"],
  [['--prima', 'prima.jpg', '--situation', '{'], 'Il valore di --situation non è JSON valido.'],
  [['--prima', 'prima.jpg', '--situation', '{"sali":true}'], '--situation: Campo sconosciuto: sali.'],
  [['--prima', 'prima.jpg', '--situation', '{"whiteShare":40}'], 'non valido nel campo whiteShare.'],
  [['a', 'b', 'c', 'd'].flatMap((file) => ['--prima', file]), 'Troppe foto: al massimo 3 con --prima.'],
  [['--prima'], 'Valore mancante o non valido per un’opzione'],
  [['--foto', 'prima.jpg'], "Opzione sconosciuta: '--foto'"],
])('%o is explained in Italian with exit status 2', async (args, sentence) => {
  const run = await runCli('analyze', args, { folder })
  expect(run).toMatchObject({ status: 2, stdout: '' })
  expect(run.stderr).toContain(sentence)
  expect(run.stderr).toContain('Uso: npm run -s analyze')
})
