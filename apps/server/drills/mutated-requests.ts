import { Agent, request as ask } from 'node:http'
import { buildClient } from '#testing/builders'
import type { Description } from '#testing/fuzz/description'
import { seedImages } from '#testing/fuzz/images'
import { createRandomChoices } from '#testing/fuzz/random-choices'
import { complaintAbout, createRequestMaker, type FuzzAnswer, type FuzzRequest } from '#testing/fuzz/requests'
import { newId } from '../src/platform/ids.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import type { Drill } from './drill.ts'
import { createMemoryWatch } from './memory.ts'
import { addSalons, type Place } from './place.ts'
import { analyse, freePort, startServer } from './server.ts'

const REQUESTS = 20_000
const SALONS = 100
const AT_ONCE = 4
/** Longer than any photo may take. */
const TIMEOUT_MS = 60_000
const MAX_MB = 2000
const COMPLAINTS_SHOWN = 20

/** Salons of the requests, each with a client and a session. */
async function addSalonsWithClients(place: Place, count: number) {
  const password = await createPasswords().hash(newId())
  const salons = await addSalons(place, count, { password, currentPlan: 'pro', subscriptionStatus: 'active' })
  const { db, close } = await place.open()
  const withClients = []
  for (const salon of salons) withClients.push({ ...salon, clientId: (await buildClient(db, salon)).id })
  await close()
  return withClients
}

/** One raw request: `fetch` would refuse to send some of them. */
function send(port: number, agent: Agent, { method, url, headers, payload }: FuzzRequest): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, method, path: url, headers, timeout: TIMEOUT_MS }
    const asked = ask(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(payload ?? undefined)
  })
}

/**
 * Corrupted requests for every operation of the API description, at a whole server: each is answered, none with a server
 * error, and the server keeps running.
 */
export const mutatedRequests: Drill = {
  name: 'mutated requests',
  engines: ['embedded'],
  run: async (place, scale, seed) => {
    const requests = Math.max(1, Math.round(REQUESTS * scale))
    const salons = await addSalonsWithClients(place, Math.max(1, Math.round(SALONS * scale)))
    const port = await freePort()
    const server = await startServer(place, port)
    const memory = createMemoryWatch(server.pid)
    const agent = new Agent({ keepAlive: true })
    const document = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Description
    const images = await seedImages()
    const random = createRandomChoices(seed)
    const make = createRequestMaker(document, random)
    const complaints: string[] = []
    const counts = { requests, served: 0, refused: 0, complaints: 0, unanswered: 0, slowestMs: 0, peakMb: 0 }
    const complain = (request: FuzzRequest, complaint: string) => {
      if (complaints.length < COMPLAINTS_SHOWN) {
        complaints.push(`${request.method} ${request.url.slice(0, 300)}: ${complaint}`)
        complaints.push(`  ${JSON.stringify(request.headers)} ${request.payload?.toString().slice(0, 1000)}`)
      }
    }
    const askOne = async (request: FuzzRequest) => {
      const startedAt = performance.now()
      try {
        const answer = await send(port, agent, request)
        if (answer.status < 400) counts.served++
        else counts.refused++
        const complaint = complaintAbout(answer)
        if (complaint === null) return
        counts.complaints++
        complain(request, complaint)
      } catch (error) {
        counts.unanswered++
        complain(request, String(error))
      } finally {
        counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - startedAt))
      }
    }
    let made = 0
    const perSalon = Math.ceil(requests / salons.length)
    const analyses = new Map<string, Promise<string | null>>()
    const work = async () => {
      while (made < requests && server.isAlive()) {
        const salon = salons[Math.floor(made++ / perSalon)]
        if (!salon) throw new Error('too few salons')
        let analysis = analyses.get(salon.id)
        if (!analysis) {
          analysis = analyse(server.url, salon).then(({ id }) => id)
          analyses.set(salon.id, analysis)
        }
        const ids = [salon.clientId, salon.id, (await analysis) ?? newId(), newId()]
        await askOne(make({ authorization: salon.headers.authorization, ids, images }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const livesOn = server.isAlive() && (await fetch(`${server.url}/readyz`)).ok
    counts.peakMb = memory.stop().peakMb
    agent.destroy()
    await server.stop()
    for (const complaint of complaints) console.log(complaint)
    const { served, peakMb, unanswered } = counts
    return {
      passed: livesOn && served > 0 && counts.complaints + unanswered === 0 && peakMb < MAX_MB,
      figures: counts,
    }
  },
}
