import { importShelf, previewShelfImport, type ShelfClass, type ShelfImportFields } from '@riflesso/contract'
import type { z } from 'zod'
import { call } from '~/api/client.ts'

export type ImportPreview = z.output<typeof previewShelfImport.response>

/** A list with the defaults of its lines; '' if nothing was chosen. */
export type ShelfList = {
  readonly file: File
  readonly supplier: string
  readonly notation: NonNullable<ShelfImportFields['notation']> | ''
  readonly line: string
  readonly class: ShelfClass | ''
  readonly answers: ShelfImportFields['answers']
  /** Key of the delivery whose quantities are added. */
  readonly delivery: string
}

/** A pasted list as a file. */
export const pastedList = (text: string): File => new File([text], 'lista.txt', { type: 'text/plain' })

function formOf({ file, answers, ...fields }: ShelfList): FormData {
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value)
  if (answers.length > 0) form.append('answers', JSON.stringify(answers))
  return form
}

export const previewList = (list: ShelfList): Promise<ImportPreview> => call(previewShelfImport, { form: formOf(list) })

export function saveList(list: ShelfList, skipProblems: boolean) {
  const form = formOf(list)
  form.append('skipProblems', String(skipProblems))
  return call(importShelf, { form })
}
