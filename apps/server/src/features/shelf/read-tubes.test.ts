import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { type Shelf, shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

const LEVELS = [4, 5, 6, 7, 8, 9, 10]
/** Naturals, and the reflects that a bowl may be mixed of. */
const TONES = ['0', '00', '1', '11', '12', '13', '2', '21', '22', '3', '31', '33', '34', '4', '44', '6', '7']
/** Every class that deposits. */
const COLOUR = ['PERM', 'DEMI', 'TONER', 'GLOSS'].flatMap((name) =>
  LEVELS.flatMap((level) => TONES.map((tone) => `${name};${name};${level}.${tone};60;9,90`)),
)
const OTHERS = [
  'BLEACH;BLEACH;Polvere;500;30',
  'BOND;BOND;Protezione;250;60',
  'CHELATE;CHELATE;Chelante;250;20',
  'ACID_CARE;ACID_CARE;Cura;250;20',
  ...[5, 10, 20, 30].map((volume) => `Ossidanti;DEVELOPER;${volume} vol;1000;7`),
]
const LIST = ['Linea;Tipo;Codice;Formato;Prezzo;Pezzi', ...[...COLOUR, ...OTHERS].map((row) => `${row};20`)].join('\n')

type Part = { productId: string; grams: number | null; share: number; cents: number }
type Bowl = {
  match: string
  isExact: boolean
  parts: Part[]
  developer: Part[] | null
  around: string[]
  inHalfTubes: boolean
  productCents: number
  isIncomplete: boolean
}
type Session = { bowls: Bowl[]; productCents: number; minutes: number; chairCents: number; priceCents: number | null }
type Option = { id: string; sessions: Session[]; upkeep: (Session & { visits: number })[]; year: Session }

describe('a formula in the tubes of the shelf', () => {
  let server: TestApp
  let salon: Salon
  let shelf: Shelf
  let id: string
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server, { currentPlan: 'basic', subscriptionStatus: 'active' })
    shelf = shelfOf(server, salon)
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const hair = { hairType: 'naturale', hairCondition: 'ottimo' }
    const parts = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', ...hair }
    id = (await postAnalysis(server, salon, parts)).json().analysisId
  })
  afterAll(() => server.close())

  const read = async (query = '') => {
    const answer = await shelf.call('GET', `analysis/${id}/tubes${query}`)
    expect(answer.status, JSON.stringify(answer)).toBe(200)
    return answer as { options: Option[]; products: { id: string; lineId: string }[]; lines: { id: string }[] }
  }
  const bowlsOf = ({ options }: { options: Option[] }) =>
    options.flatMap(({ sessions }) => sessions.flatMap(({ bowls }) => bowls))
  const partsOf = (bowl: Bowl) => [...bowl.parts, ...(bowl.developer ?? [])]

  test('a formula in the tubes of the shelf reports missing products while the shelf is empty', async () => {
    const answer = await read()
    expect(answer.options.map((option) => option.id)).toEqual(['prudente', 'equilibrata'])
    expect([answer.products, answer.lines]).toEqual([[], []])
    const bowls = bowlsOf(answer)
    expect(bowls.length).toBeGreaterThan(2)
    for (const bowl of bowls) {
      expect(bowl).toMatchObject({
        match: 'missing',
        isExact: false,
        parts: [],
        kept: [],
        nearestResult: null,
        productCents: 0,
        isIncomplete: true,
      })
      expect(bowl.around[0]).toMatch(/^Manca .+, da ordinare\.$/)
    }
  })

  test('a formula in the tubes of the shelf is guidance until its lines are verified, then whole grams, and its cost adds up to the cent', async () => {
    expect((await shelf.send('import', LIST, { supplier: 'Casa Aurora' })).status).toBe(200)
    const direction = await read()
    const mixed = bowlsOf(direction).filter(({ match }) => match !== 'missing')
    expect(mixed.length).toBe(bowlsOf(direction).length)
    for (const bowl of mixed) {
      expect(bowl.isExact).toBe(false)
      for (const { grams, share } of partsOf(bowl)) expect([grams, share > 0]).toEqual([null, true])
    }
    for (const { id: lineId, suggested, ...fields } of (await shelf.call('GET', 'shelf')).lines)
      await shelf.call('PUT', `shelf/lines/${lineId}`, { ...fields, check: 'verificata', sheet: suggested })
    const exact = await read()
    expect(bowlsOf(exact).some(({ isExact }) => isExact)).toBe(true)
    for (const { sessions, upkeep, year } of exact.options) {
      for (const { bowls, productCents } of sessions) {
        for (const bowl of bowls) {
          const cents = partsOf(bowl).reduce((sum, part) => sum + part.cents, 0)
          expect([bowl.productCents, bowl.isIncomplete]).toEqual([cents, false])
          if (bowl.isExact) for (const { grams } of partsOf(bowl)) expect(Number.isInteger(grams)).toBe(true)
        }
        expect(productCents).toBe(bowls.reduce((sum, bowl) => sum + bowl.productCents, 0))
      }
      const ofSessions = sessions.reduce((sum, { productCents }) => sum + productCents, 0)
      const ofUpkeep = upkeep.reduce((sum, { productCents, visits }) => sum + visits * productCents, 0)
      expect(upkeep.length).toBeGreaterThan(0)
      expect(year.productCents).toBe(ofSessions + ofUpkeep)
    }
    const known = new Set(exact.products.map((product) => product.id))
    for (const { productId } of bowlsOf(exact).flatMap(partsOf)) expect(known.has(productId)).toBe(true)
  })

  test('a formula in the tubes of the shelf has half tubes if they keep the mixture', async () => {
    const halves = bowlsOf(await read('?halfTubes=true')).filter(({ inHalfTubes, isExact }) => inHalfTubes && isExact)
    expect(halves.length).toBeGreaterThan(0)
    for (const { parts } of halves) for (const { grams } of parts) expect((grams ?? 1) % 30).toBe(0)
  })

  test('a formula in the tubes of the shelf has a price by the rule of the salon, which its owner sets', async () => {
    const today = async () => (await read()).options[0]?.sessions[0]
    expect(await today()).toMatchObject({ chairCents: null, priceCents: null })
    const set = (body: object) => shelf.call('PUT', 'shelf/prices', body)
    expect((await set({ hourCents: null, rule: { kind: 'time' } })).fields.hourCents).toMatch(/^Indica quanto costa/)
    const before = await today()
    if (!before) throw new Error('no session')
    const { productCents, minutes } = before
    await set({ hourCents: 4000, rule: { kind: 'factor', factor: 4 } })
    const chairCents = Math.round((4000 * minutes) / 60)
    expect(await today()).toMatchObject({ chairCents, priceCents: 4 * productCents })
    await set({ hourCents: 4000, rule: { kind: 'time' } })
    expect(await today()).toMatchObject({ priceCents: Math.round(1.22 * (productCents + chairCents)) })
    const prices = { hourCents: 43_219, rule: { kind: 'fixed', cents: 987_653 } }
    expect(await set(prices)).toEqual({ status: 200, ...prices })
    expect(await today()).toMatchObject({ priceCents: 987_653 })
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    const ofChild = shelfOf(server, { ...salon, session: child })
    expect(await ofChild.call('GET', 'shelf/prices')).toEqual({ status: 200, ...prices })
    expect((await ofChild.call('PUT', 'shelf/prices', prices)).code).toBe('forbidden')
  })

  test('a formula in the tubes of the shelf shows no cost or price in anything that a client may see', async () => {
    const urls = [`analysis/${id}/full`, 'recent-analyses', 'recent-analyses-detailed?includeFullAnalysis=true']
    for (const url of urls) {
      const answer = await server.app.inject({ url: `/api/${url}`, headers: salon.session.headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('colorName')
      expect(answer.body).not.toMatch(/cents|987[.]?65|43219|432,19|Casa Aurora/i)
    }
  })
})
