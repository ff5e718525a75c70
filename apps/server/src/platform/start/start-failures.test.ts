import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { connectDatabase } from '../database/connect.ts'
import {
  addressFailure,
  checkAddress,
  checkDataDir,
  databaseFailure,
  folderFailure,
  startFailure,
} from './start-failures.ts'

const failed = (code: string) => Object.assign(new Error('in English'), { code })
const wrapped = (code: string) => new Error('failed query', { cause: failed(code) })
const server = { databaseUrl: 'postgres://ada:segreta@db.example:5432/salone', dataDir: '/dati' }
const embedded = { databaseUrl: null, dataDir: '/dati' }

describe('a start that fails', () => {
  test.each([
    [addressFailure(failed('EACCES'), { host: '127.0.0.1', port: 80 }), 'Non è permesso usare la porta 80.'],
    [folderFailure(failed('EACCES'), '/dati'), 'La cartella dei dati /dati non si può scrivere.'],
    [databaseFailure(failed('28P01'), server), "rifiuta l'utente «ada» o la sua password"],
    [databaseFailure(wrapped('42501'), server), 'non può creare tabelle'],
    [databaseFailure(failed('57P03'), server), 'Riprova tra poco'],
    [databaseFailure(wrapped('ENOSPC'), embedded), 'è pieno'],
  ])('a failing start reports its reason and remedy in one line: %s', (failure, words) => {
    const line = startFailure(failure)
    expect(line).toContain(words)
    expect(line).not.toMatch(/\n|segreta|English/)
  })

  test.each([
    ['foo.invalid', "L'indirizzo foo.invalid non esiste. Correggi HOST."],
    ['192.0.2.1', "L'indirizzo 192.0.2.1 non è di questa macchina. Correggi HOST."],
  ])('a failing start reports that it cannot listen on %s', async (host, line) => {
    const failure = await checkAddress({ host, port: 0 }).catch((error: unknown) => error)
    expect(startFailure(failure)).toBe(line)
  })

  test('a failing start reports a data folder that is not a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'riflesso-start-'))
    const file = join(folder, 'file')
    await writeFile(file, '')
    for (const dataDir of [file, join(file, 'below')])
      expect(() => checkDataDir(dataDir)).toThrow(
        `${dataDir} non può essere la cartella dei dati: c'è un file al suo posto. Correggi DATA_DIR.`,
      )
    await rm(folder, { recursive: true })
  })

  async function lineOf(databaseUrl: string): Promise<string> {
    const where = { dataDir: '/nowhere', databaseUrl }
    const failure = await connectDatabase(where).then(
      () => 'connected',
      (error: unknown) => databaseFailure(error, where),
    )
    return startFailure(failure)
  }

  test('a failing start reports a database that does not answer', async () => {
    // Nothing listens on port 1.
    expect(await lineOf('postgres://ada:segreta@127.0.0.1:1/riflesso')).toBe(
      'Il database in 127.0.0.1:1 non risponde. Controlla che sia avviato e che DATABASE_URL sia giusta.',
    )
  })

  test.runIf(inject('postgresUrl') !== null)('a failing start reports that its database does not exist', async () => {
    const url = new URL(inject('postgresUrl') ?? '')
    url.pathname = '/nessuno'
    expect(await lineOf(url.href)).toBe('Il database «nessuno» non esiste. Crealo oppure correggi DATABASE_URL.')
  })

  test('a failing start reports an unknown error with its stack', () => {
    expect(startFailure(databaseFailure(failed('XX000'), server))).toMatch(
      /^Riflesso non è partito per un errore imprevisto: in English\n {4}at /,
    )
  })
})
