import { describe, expect, test } from 'vitest'
import { addressFailure, databaseFailure, folderFailure, startFailure } from './start-failures.ts'

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
    [databaseFailure(failed('57P03'), server), 'Riprovi tra poco'],
    [databaseFailure(wrapped('ENOSPC'), embedded), 'è pieno'],
  ])('says why and what to change, in one line: %s', (failure, words) => {
    const line = startFailure(failure)
    expect(line).toContain(words)
    expect(line).not.toMatch(/\n|segreta|English/)
  })

  test('for an unknown reason says that, and where it happened', () => {
    expect(startFailure(databaseFailure(failed('XX000'), server))).toMatch(
      /^Riflesso non è partito per un errore imprevisto: in English\n {4}at /,
    )
  })
})
