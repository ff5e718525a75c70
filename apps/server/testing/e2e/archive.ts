import { declaredDetailsSchema } from '@riflesso/colorimetry'
import { eq } from 'drizzle-orm'
import { consumeUse } from '#features/account'
import { type AnalysisDeps, analyze } from '#features/analysis'
import { storeRetouch } from '#features/clients'
import { MINUTE_MS } from '#platform/clock'
import { analysisColours, clients, colorAnalyses, type users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newPhotoKey } from '#platform/photo-store/photo-store'
import { buildClient, buildMaster } from '../builders.ts'
import { samplePhoto } from '../photos.ts'
import type { AnalysisWish, ClientWish } from './requests.ts'

type Owner = Pick<typeof users.$inferSelect, 'id'>
type Client = typeof clients.$inferSelect

type Kind = Required<Pick<AnalysisWish, 'isTransformation' | 'isColoured'>>

/** Fills archives with copies of a few analyses, which are measured once: reading photos takes a hundred times longer. */
export function createArchive(deps: AnalysisDeps) {
  const { db, clock, photoStore } = deps
  const patterns = new Map<string, ReturnType<typeof makePattern>>()

  const patternOf = (kind: Kind) => {
    const key = JSON.stringify(kind)
    const pattern = patterns.get(key) ?? makePattern(deps, kind)
    patterns.set(key, pattern)
    return pattern
  }

  const store = async (photo: Buffer) => {
    const key = newPhotoKey(photo)
    await photoStore.put(key, photo)
    return key
  }

  async function findOrBuildClient(owner: Owner, wish: ClientWish): Promise<Client> {
    const ofSalon = await db.select().from(clients).where(eq(clients.salonId, owner.id))
    const found = ofSalon.find(({ firstName, lastName }) => firstName === wish.firstName && lastName === wish.lastName)
    return found ?? buildClient(db, owner, wish)
  }

  async function add(owner: Owner, wished: AnalysisWish, date: Date) {
    const { client: wish, isTransformation = false, isColoured = false } = wished
    const { colours, ...pattern } = await patternOf({ isTransformation, isColoured })
    const client = wish ? await findOrBuildClient(owner, wish) : null
    const id = newId()
    const prima = await store(await samplePhoto('prima'))
    const dopo = isTransformation ? await store(await samplePhoto('dopo')) : null
    await db.insert(colorAnalyses).values({
      ...pattern,
      id,
      salonId: owner.id,
      userId: owner.id,
      clientId: client?.id ?? null,
      imageData: dopo ?? prima,
      beforeImageData: dopo && prima,
      analysis: {
        ...pattern.analysis,
        client: client && { firstName: client.firstName, lastName: client.lastName },
      },
      analysisDate: date,
    })
    if (client) await storeRetouch(db, owner.id, client.id)
    await db.insert(analysisColours).values({ ...colours, analysisId: id, salonId: owner.id })
    await consumeUse(db, owner.id, date)
    return id
  }

  /** Adds analyses to the archive of a salon, oldest first, a minute apart; returns their ids. */
  return async (owner: Owner, wishes: readonly AnalysisWish[]): Promise<string[]> => {
    const ids: string[] = []
    for (const [index, wish] of wishes.entries()) {
      const age = (wishes.length - 1 - index) * MINUTE_MS
      ids.push(await add(owner, wish, new Date(clock().getTime() - age)))
    }
    return ids
  }
}

async function makePattern(deps: AnalysisDeps, { isTransformation, isColoured }: Kind) {
  const { id: salonId } = await buildMaster(deps.db)
  const photoOf = async (slot: 'prima' | 'dopo') => ({
    bytes: await samplePhoto(slot),
    hints: undefined,
    confirmed: null,
  })
  const id = newId()
  const request = {
    id,
    actKey: null,
    prima: await photoOf('prima'),
    dopo: isTransformation ? await photoOf('dopo') : null,
    dopoCredit: null,
    selectors: { hairType: isColoured ? ('colorati' as const) : null, base: null, condition: null },
    details: declaredDetailsSchema.parse({}),
    clientId: null,
    consents: { photos: null, health: null },
    analysisTitle: null,
  }
  await analyze(deps, { userId: salonId, salonId }, request, new AbortController().signal)
  const [row] = await deps.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, id))
  const [stored] = await deps.db.select().from(analysisColours).where(eq(analysisColours.analysisId, id))
  if (!row || !stored) throw new Error('the analysis to copy was not archived')
  // Level and reflect follow from the others.
  const { level, reflect, ...colours } = stored
  return { ...row, colours }
}
