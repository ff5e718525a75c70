import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, runCliProcess, testFolder, writeSamplePhoto } from '#testing/commands'

test('a command reads its relative paths from the folder in which npm was called', async () => {
  const folder = await testFolder()
  await writeSamplePhoto(join(folder, 'castano.jpg'), '#5C4435')
  const run = await runCliProcess('measure', ['castano.jpg'], { folder })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(linesOf(run)).toMatchObject([{ file: 'castano.jpg', hairFound: true }])
})

test.each(['plan', 'check-plan'] as const)('%s reads its lines from the standard input', async (name) => {
  const run = await runCliProcess(name, [], { input: '{\n' })
  expect(run).toMatchObject({ status: 1, stderr: '' })
  expect(linesOf(run)).toMatchObject([{ error: { code: 'validation-failed' } }])
})

test('wrong use ends with status 2', async () => {
  const run = await runCliProcess('analyze', [])
  expect(run).toMatchObject({ status: 2, stdout: '' })
  expect(run.stderr).toContain('Uso: npm run -s analyze')
})
