import { archiveCopy } from '~/copy/archive.ts'
import { personName } from '~/format/person-name.ts'

type Named = { readonly clientFirstName: string | null; readonly clientLastName: string | null }

/** Whose an analysis of the detailed list is; 'Cliente Anonimo' when either name is missing. */
export const clientOfSummary = ({ clientFirstName: first, clientLastName: last }: Named): string =>
  (first && last && personName(first, last)) || archiveCopy.detail.noClient
