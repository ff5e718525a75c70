import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GALLERY } from './gallery/pictures.ts'
import { fileOf, LIST, listOfPictures } from './gallery.ts'

test('the gallery is the one of its tables: otherwise run `node tools/pictures/gallery.ts`', () => {
  expect(JSON.parse(readFileSync(LIST, 'utf8'))).toEqual(listOfPictures())
  expect(GALLERY.filter(({ id }) => !existsSync(fileOf(id)))).toEqual([])
})
