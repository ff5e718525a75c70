import type { ClientColumn } from '@riflesso/contract'
import type { KnownHeadings } from '#platform/csv/columns'

/** Headings of the exported list. */
export const HEADINGS: Record<ClientColumn, string> = {
  firstName: 'Nome',
  lastName: 'Cognome',
  phone: 'Telefono',
  email: 'Email',
  birthDate: 'Data di nascita',
  notes: 'Note',
}

/** Headings of other programs' lists, folded to letters only. */
export const KNOWN_HEADINGS: KnownHeadings<ClientColumn> = {
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
