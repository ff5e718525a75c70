import type { Slot } from '@riflesso/contract'
import { dayOf } from '#platform/italian-time'
import { foldText } from '#platform/search-key'
import type { ExportedAnalysis } from './repository.ts'

/** Letters that every file system takes, in lower case. */
const slug = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Folder of an analysis: whose, when, which. */
export const folderOf = ({ row, client }: ExportedAnalysis): string => {
  const person = client?.firstName ? slug(`${client.lastName} ${client.firstName}`) : 'senza-cliente'
  return `analisi/${person || 'cliente'}/${dayOf(row.analysisDate)}_${row.id}`
}

type Photo = { readonly slot: Slot; readonly key: string; readonly path: string }

/** The photos that an analysis still has, and where the archive has them. */
export const photosOf = (analysis: ExportedAnalysis): Photo[] => {
  const { slot, imageData, beforeImageData } = analysis.row
  const photo = (slot: Slot, key: string | null) =>
    key === null ? [] : [{ slot, key, path: `${folderOf(analysis)}/${slot}.jpg` }]
  return [...photo('prima', beforeImageData), ...photo(slot, imageData)]
}
