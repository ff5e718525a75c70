import { CLIENT_COLUMNS, type ClientColumn } from '@riflesso/contract'
import { foldText } from '#platform/search-key'

/** Headings of our own list. */
export const HEADINGS: Record<ClientColumn, string> = {
  firstName: 'Nome',
  lastName: 'Cognome',
  phone: 'Telefono',
  email: 'Email',
  birthDate: 'Data di nascita',
  notes: 'Note',
}

/** Headings of other programs' lists, folded to letters only. */
const KNOWN: Record<ClientColumn, readonly string[]> = {
  firstName: ['nome', 'firstname', 'givenname', 'nomecliente'],
  lastName: ['cognome', 'lastname', 'surname', 'familyname', 'cognomecliente'],
  phone: [
    'telefono',
    'cellulare',
    'mobile',
    'phone',
    'tel',
    'cell',
    'numeroditelefono',
    'telefonocellulare',
    'phonenumber',
  ],
  email: ['email', 'mail', 'indirizzoemail', 'postaelettronica', 'emailaddress'],
  birthDate: [
    'datadinascita',
    'nascita',
    'datanascita',
    'compleanno',
    'birthday',
    'birthdate',
    'dateofbirth',
    'natoil',
  ],
  notes: ['note', 'notes', 'annotazioni', 'commenti', 'osservazioni'],
}

/** The column of each heading; null for an unknown or repeated one. */
export function columnsOf(headings: readonly string[]): (ClientColumn | null)[] {
  const taken = new Set<ClientColumn>()
  return headings.map((heading) => {
    const word = foldText(heading).replace(/[^a-z]/g, '')
    const column = CLIENT_COLUMNS.find((name) => KNOWN[name].includes(word) && !taken.has(name))
    if (column) taken.add(column)
    return column ?? null
  })
}
