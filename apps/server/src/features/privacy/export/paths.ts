import type { Slot } from '@riflesso/contract'
import type { PactRow } from '#features/pact'
import { dayOf } from '#platform/italian-time'
import { foldText } from '#platform/search-key'
import type { ExportedAnalysis, ExportedClient } from './repository.ts'

/** Letters that every file system accepts, in lower case. */
const slug = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Folder of an analysis: client, date, id. */
export const folderOf = ({ row, client }: ExportedAnalysis): string => {
  const person = client?.firstName ? slug(`${client.lastName} ${client.firstName}`) : 'senza-cliente'
  return `analisi/${person || 'cliente'}/${dayOf(row.analysisDate)}_${row.id}`
}

/** `risultato` is the photo of the result. */
type Photo = { readonly slot: Slot | 'risultato'; readonly key: string; readonly path: string }

/**
 * The photos that an analysis still has, with their paths in the archive. A picture found on the web belongs to somebody
 * else: the archive gives its address instead.
 */
export const photosOf = (analysis: ExportedAnalysis): Photo[] => {
  const { slot, beforeImageData, dopoCredit } = analysis.row
  const imageData = dopoCredit ? null : analysis.row.imageData
  const photo = (slot: Photo['slot'], key: string | null) =>
    key === null ? [] : [{ slot, key, path: `${folderOf(analysis)}/${slot}.jpg` }]
  return [
    ...photo('prima', beforeImageData),
    ...photo(slot, imageData),
    ...photo('risultato', analysis.outcome?.imageData ?? null),
  ]
}

/** Path of a pact as PDF. */
export const pactPathOf = (analysis: ExportedAnalysis, { row }: PactRow): string =>
  `${folderOf(analysis)}/patto-versione-${row.version}.pdf`

type Named = Pick<ExportedClient['row'], 'firstName' | 'lastName'>

/** Folder of a client's photos. */
const personOf = ({ firstName, lastName }: Named) => slug(`${lastName} ${firstName}`) || 'cliente'

/** Path of a photo that a client sent before a visit. */
export const sentPathOf = (client: Named, id: string): string =>
  `domande-prima-della-visita/${personOf(client)}/${id}.jpg`

/** Path of the photo of a paper card; null without one. */
export const cardPathOf = (client: ExportedClient['row'], card: ExportedClient['cards'][number]): string | null =>
  card.imageData === null ? null : `schede-di-carta/${personOf(client)}/${card.servedOn}_${card.id}.jpg`
