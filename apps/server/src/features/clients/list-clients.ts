import { HARD_LIMITS } from '@riflesso/colorimetry'
import { type listClients as listClientsCall, RETOUCH_SOON_DAYS } from '@riflesso/contract'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Answer } from '#platform/http/bind'
import { listLastVisits } from './archive-repository.ts'
import { presentClientLine, presentLastHair } from './presenter.ts'
import { type ClientPage, findClients, findLastClients } from './search-repository.ts'
import { listConsenting, listTested } from './states-repository.ts'

type Page = Omit<ClientPage, 'dueBy'> & { readonly order: 'name' | 'recent'; readonly due: 'true' | 'false' }

/**
 * A page of the salon's clients, each with the last visit and the obstacles to a colour service. A due test
 * does not reveal its reason, so this is no access to health data.
 */
export async function listClients(
  db: Db,
  salonId: string,
  page: Page,
  now: Date,
): Promise<Answer<typeof listClientsCall>> {
  const dueBy = page.due === 'true' ? new Date(now.getTime() + RETOUCH_SOON_DAYS * DAY_MS) : undefined
  const rows = await (page.order === 'recent' ? findLastClients : findClients)(db, salonId, { ...page, dueBy })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const oldest = new Date(now.getTime() - HARD_LIMITS.patchTestMaxHours * HOUR_MS)
  const [visits, tested, consenting] = await Promise.all([
    listLastVisits(db, salonId, ids),
    listTested(db, salonId, ids, oldest),
    listConsenting(db, salonId, ids),
  ])
  return rows.map((row) => {
    const visit = visits.find(({ clientId }) => clientId === row.id)
    return {
      ...presentClientLine(row),
      lastVisit: visit
        ? {
            date: visit.analysisDate.toISOString(),
            colorName: visit.colorName,
            colorCode: visit.colorCode,
            multiColors: visit.multiColors,
            retouchAt: row.retouchAt?.toISOString() ?? null,
            hair: presentLastHair(visit),
          }
        : null,
      testDue: !tested.has(row.id),
      photoConsent: consenting.has(row.id),
    }
  })
}
