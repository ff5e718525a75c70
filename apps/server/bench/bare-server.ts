import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { Pool } from 'pg'

/** A query as passed to the driver. */
export type SentQuery = { readonly text: string; readonly values: readonly unknown[] }

/** The queries and the answer of a bare route. */
export type BareRoute = { readonly databaseUrl: string; readonly queries: readonly SentQuery[]; readonly body: string }

// The reference of a call: a Fastify route without anything else, which runs the same queries through the driver, one
// after the other, and sends the same bytes.
process.once('message', async ({ databaseUrl, queries, body }: BareRoute) => {
  const pool = new Pool({ connectionString: databaseUrl })
  const app = fastify()
  app.get('/', async (_request, reply) => {
    for (const { text, values } of queries) await pool.query({ text, values: [...values], rowMode: 'array' })
    return reply.type('application/json; charset=utf-8').send(body)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.((app.server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit())
