import { expect, test } from 'vitest'
import { exportFileName } from './export-name.ts'

test('the file is named after client and colour [R9-018]', () => {
  const client = { firstName: 'Niccolò', lastName: "D'Angelo" }
  expect(exportFileName(client, 'Biondo scuro rame', 'txt')).toBe('niccolo-d-angelo-biondo-scuro-rame.txt')
  expect(exportFileName(null, 'Nero', 'jpg')).toBe('nero.jpg')
})

test('names in other scripts do not produce an empty file name', () => {
  expect(exportFileName({ firstName: '张', lastName: '伟' }, '../..', 'txt')).toBe('analisi-colore.txt')
})
