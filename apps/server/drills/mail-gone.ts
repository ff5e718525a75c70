import { setTimeout as wait } from 'node:timers/promises'
import { startTestSmtp } from '#testing/smtp'
import { countWaitingMails } from '../src/platform/mail/queue.ts'
import type { Drill } from './drill.ts'
import { putBehindGate } from './gate.ts'
import { ENGINES } from './place.ts'
import { freePort, startServer } from './server.ts'

const OUTAGES = 4
const PEOPLE = 3
/** The first retry comes after 15 seconds, the next after 30. */
const RECOVERY_LIMIT_MS = 180_000

/** Registers a user from a separate network; returns the status. */
async function register(url: string, email: string, network: number): Promise<number> {
  const password = 'forbici e pettine'
  const body = {
    firstName: 'Ada',
    lastName: 'Bianchi',
    companyName: 'Salone Ada',
    phoneNumber: '+39 055 123456',
    email,
    password,
    confirmPassword: password,
  }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${network}` }
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

/** The mail server fails and recovers: users register as usual, and each gets their mail once. */
export const mailGone: Drill = {
  name: 'mail server gone and back',
  engines: ENGINES,
  run: async (place, scale) => {
    const outages = Math.max(1, Math.round(OUTAGES * scale))
    const smtp = await startTestSmtp()
    const gate = await putBehindGate(smtp.url)
    const server = await startServer(place, await freePort(), { SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
    const registered: string[] = []
    let refused = 0
    let unready = 0
    const arrived = (email: string) => smtp.received.filter(({ to }) => to?.some(({ address }) => address === email))
    const registerSome = async () => {
      for (let person = 0; person < PEOPLE; person++) {
        const email = `persona-${registered.length}@example.it`
        registered.push(email)
        if ((await register(server.url, email, registered.length)) !== 200) refused++
      }
    }
    for (let outage = 0; outage < outages; outage++) {
      await registerSome()
      await gate.shut()
      await registerSome()
      if (!(await fetch(`${server.url}/readyz`)).ok) unready++
      await gate.open()
      const deadline = Date.now() + RECOVERY_LIMIT_MS
      while (registered.some((email) => arrived(email).length === 0) && Date.now() < deadline) await wait(200)
    }
    await server.stop()
    await gate.shut()
    await smtp.close()
    const { db, close } = await place.open()
    const waiting = await countWaitingMails(db)
    await close()
    const figures = {
      outages,
      registered: registered.length,
      refused,
      unready,
      notArrived: registered.filter((email) => arrived(email).length === 0).length,
      arrivedTwice: registered.filter((email) => arrived(email).length > 1).length,
      waiting,
    }
    const { notArrived, arrivedTwice } = figures
    return { passed: refused + unready + notArrived + arrivedTwice + waiting === 0, figures }
  },
}
