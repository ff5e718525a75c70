import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, runCliProcess, runIntoReader, testFolder, writeSamplePhoto } from '#testing/commands'

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

test.each(['plan', 'check-plan'] as const)('%s ends quietly when its reader has read enough', async (name) => {
  const run = await runIntoReader(name, [], 'head -1', { input: '{\n'.repeat(200_000) })
  expect(run.stderr).toBe('status 0\n')
  expect(linesOf(run)).toMatchObject([{ error: { code: 'validation-failed' } }])
})

test.each([
  ['measure', ['missing.jpg', 'missing.jpg']],
  ['analyze', ['--dopo', 'missing.jpg', '--tipo', 'naturale', '--base', 'livello5', '--stato', 'buono']],
] as const)('%s ends quietly when its reader has gone', async (name, args) => {
  expect((await runIntoReader(name, args, 'true')).stderr).toMatch(/^status [01]\n$/)
})

test.each(['reseal', 'check-photos', 'delete-again'] as const)(
  '%s ends quietly when the reader of its errors has gone',
  async (name) => {
    const run = await runIntoReader(name, ['unknown'], 'true', { withErrors: true })
    expect(run.stderr).toBe('status 2\n')
  },
)
