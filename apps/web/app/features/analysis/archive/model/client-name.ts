import { archiveCopy } from '~/copy/archive.ts'
import { personName } from '~/format/person-name.ts'

type Named = { readonly clientFirstName: string | null; readonly clientLastName: string | null }

/** Client name of an analysis in a list; 'Cliente Anonimo' if either name is missing. */
export const clientOf = ({ clientFirstName: first, clientLastName: last }: Named): string =>
  (first && last && personName(first, last)) || archiveCopy.detail.noClient
