import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import type { Db } from '#platform/database/db'
import { dayAndTimeOf } from '#platform/italian-time'
import { findSalonChoices, listAcceptances, listPeople, type PersonRow } from './repository.ts'

const presentPerson = (row: PersonRow) => ({
  nome: row.firstName,
  cognome: row.lastName,
  email: row.email,
  cellulare: row.phoneNumber,
  ruolo: row.role === 'master' ? 'titolare' : 'collaboratore',
  registratoIl: row.createdAt.toISOString(),
})

const acceptancesOf = async (db: Db, person: PersonRow) =>
  (await listAcceptances(db, person.id)).map(({ termsVersion, dpaVersion, acceptedAt }) => ({
    termini: termsVersion,
    accordoSulTrattamento: dpaVersion,
    accettatiIl: acceptedAt.toISOString(),
  }))

const inLines = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A user's own account. */
export const accountJson = async (db: Db, person: PersonRow): Promise<string> =>
  inLines({
    ...presentPerson(person),
    terminiAccettati: await acceptancesOf(db, person),
  })

export const accountCsv = (row: PersonRow): string =>
  BYTE_ORDER_MARK +
  writeLine(['Nome', 'Cognome', 'Email', 'Cellulare', 'Ruolo', 'Registrato il']) +
  writeLine([
    row.firstName,
    row.lastName,
    row.email,
    row.phoneNumber,
    row.role === 'master' ? 'titolare' : 'collaboratore',
    dayAndTimeOf(row.createdAt),
  ])

/** Everything about a salon outside its archive of analyses. */
export async function salonJson(db: Db, owner: PersonRow): Promise<string> {
  const { settings, billing } = await findSalonChoices(db, owner.id)
  const people = await listPeople(db, owner.id)
  return inLines({
    ragioneSociale: owner.companyName,
    titolare: presentPerson(owner),
    collaboratori: people.filter(({ id }) => id !== owner.id).map(presentPerson),
    piano: {
      nome: owner.currentPlan,
      stato: owner.subscriptionStatus,
      dal: owner.subscriptionStartDate?.toISOString() ?? null,
      al: owner.subscriptionEndDate?.toISOString() ?? null,
    },
    impostazioni: settings && {
      marca: settings.brand,
      mesiFotoConCliente: settings.photoMonths,
      giorniFotoSenzaCliente: settings.photoDaysWithoutClient,
      modelloEsterno: settings.outsideModel,
      imparaDagliEsiti: settings.learning,
      esitiContatiDal: settings.learnsFrom?.toISOString() ?? null,
    },
    fatturazione: billing && {
      ragioneSociale: billing.companyName,
      partitaIva: billing.vatNumber,
      codiceFiscale: billing.taxCode,
      indirizzo: billing.street,
      cap: billing.postalCode,
      comune: billing.city,
      provincia: billing.province,
      codiceDestinatario: billing.recipientCode,
      pec: billing.pec,
    },
    terminiAccettati: await acceptancesOf(db, owner),
  })
}
