import type { modelUse } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { listMonths, listRecentUses } from './repository.ts'

/** The cost of external models over all salons, and the configured model. */
export async function readModelUse({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<Answer<typeof modelUse>> {
  const recent = await listRecentUses(db)
  return {
    configured: config.model && {
      provider: config.model.provider,
      model: config.model.model,
      hasPrice: config.model.price !== null,
    },
    months: await listMonths(db),
    recent: recent.map(({ usedAt, ...use }) => ({ ...use, at: usedAt.toISOString() })),
  }
}
