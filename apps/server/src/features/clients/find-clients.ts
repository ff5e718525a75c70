import { HARD_LIMITS } from '@riflesso/colorimetry'
import { CLIENT_SEARCH_MAX, type ClientSummary, RETOUCH_SOON_DAYS } from '@riflesso/contract'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { foldText } from '#platform/search-key'
import type { Actor } from '#platform/sessions/session-store'
import { listLastVisits } from './archive-repository.ts'
import { isTestDue } from './card-safety.ts'
import { presentClientLine, presentClientSummary, presentLastHair } from './presenter.ts'
import { testsEveryUse } from './repository.ts'
import { type ClientPage, findClients, findLastClients, listConsenting, listTests } from './search-repository.ts'

type Page = Omit<ClientPage, 'dueBy'> & { readonly order: 'name' | 'recent'; readonly due: 'true' | 'false' }

/**
 * A page of the salon's clients, each with the last visit and the obstacles to a colour service. A due test
 * does not reveal its reason, so this is no access to health data.
 */
export async function listClients(db: Db, salonId: string, page: Page, now: Date) {
  const dueBy = page.due === 'true' ? new Date(now.getTime() + RETOUCH_SOON_DAYS * DAY_MS) : undefined
  const rows = await (page.order === 'recent' ? findLastClients : findClients)(db, salonId, { ...page, dueBy })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const oldest = new Date(now.getTime() - HARD_LIMITS.patchTestMaxHours * HOUR_MS)
  const [visits, tests, consenting, everyUse] = await Promise.all([
    listLastVisits(db, salonId, ids),
    listTests(db, salonId, ids),
    listConsenting(db, salonId, ids),
    testsEveryUse(db, salonId),
  ])
  return rows.map((row) => {
    const ofClient = tests.get(row.id) ?? []
    const isTested = ofClient.some(({ result, appliedAt }) => result === 'negativo' && appliedAt > oldest)
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
      testDue: !isTested || isTestDue(ofClient, now, everyUse),
      photoConsent: consenting.has(row.id),
    }
  })
}

/** Clients of the actor's salon by name, telephone or email; an empty query matches none. */
export async function searchClients({ db }: Deps, actor: Actor, query: string): Promise<ClientSummary[]> {
  if (foldText(query) === '') return []
  const rows = await findClients(db, actor.salonId, { q: query, limit: CLIENT_SEARCH_MAX })
  return rows.map(presentClientSummary)
}
