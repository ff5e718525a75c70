import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { colorAnalyses, products, stockMovements } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newSalon, type Salon } from './analyses.ts'
import { type Part, sendFile } from './multipart.ts'
import type { TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A salon's calls about its shelf. */
export function shelfOf(server: TestApp, { master, session }: Salon) {
  async function call(method: Method, url: string, payload?: object) {
    const answer = await server.app.inject({
      method,
      url: `/api/${url}`,
      headers: session.headers,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** The rows of a list. */
  async function list(url: string) {
    const answer = await server.app.inject({ url: `/api/${url}`, headers: session.headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  const send = (path: string, content: string | Uint8Array, texts: Record<string, Part> = {}) =>
    sendFile(server, session, { url: `/api/shelf/${path}`, name: 'scaffale.csv', content, texts })

  /** Grams weighed in a month, by its report. */
  async function weighedIn(month: string): Promise<number> {
    const { body } = await server.app.inject({ url: `/api/shelf/report.csv?month=${month}`, headers: session.headers })
    return Number(/^Totale;;;(?:\d+;){2}(\d+);/m.exec(body)?.[1])
  }

  async function addLine(given: object = {}) {
    const fields = {
      supplier: 'Casa Aurora',
      notation: 'wella',
      name: `Crema ${randomUUID()}`,
      class: 'PERM',
      ...given,
    }
    const { status, line } = await call('POST', 'shelf/lines', fields)
    expect(status).toBe(200)
    return line
  }

  async function addProduct(lineId: string, given: object = {}) {
    const fields = { lineId, code: '7/0', packGrams: 60, packCents: 900, ...given }
    const answer = await call('POST', 'shelf/products', fields)
    expect(answer.status, JSON.stringify(answer)).toBe(200)
    return answer.product
  }

  /** The archive entry of an analysis, without its content. */
  async function insertAnalysis(): Promise<string> {
    const id = newId()
    const analysis = {} as typeof colorAnalyses.$inferInsert.analysis
    const photo = { imageData: `photos/${id}`, slot: 'prima', thumbnail: 'data:image/jpeg;base64,' } as const
    await server.db
      .insert(colorAnalyses)
      .values({ id, salonId: master.id, userId: master.id, analysis, analysisDate: server.clock(), ...photo })
    return id
  }

  async function stockOf(id: string) {
    const [row] = await server.db.select().from(products).where(eq(products.id, id))
    if (!row) throw new Error('no such product')
    return { pieces: row.pieces, openedGrams: row.openedGrams }
  }

  /** All movements of the stock of a product. */
  async function bookedOf(id: string) {
    const [row] = await server.db
      .select({
        pieces: sql<number>`coalesce(sum(${stockMovements.pieces}), 0)::int`,
        openedGrams: sql<number>`coalesce(sum(${stockMovements.openedGrams}), 0)::int`,
      })
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
    return row
  }

  return { call, list, send, weighedIn, addLine, addProduct, insertAnalysis, stockOf, bookedOf }
}

export type Shelf = ReturnType<typeof shelfOf>

/** A new salon with one product on its shelf: ten unopened packs of 60 g. */
export async function salonWithProduct(server: TestApp) {
  const salon = await newSalon(server)
  const shelf = shelfOf(server, salon)
  const line = await shelf.addLine()
  const product = await shelf.addProduct(line.id, { pieces: 10 })
  return { salon, shelf, line, product: product.id as string }
}
