import { join } from 'node:path'
import { untilDemonstrationIsFilled } from '../../apps/server/testing/demonstration.ts'
import { startServer } from '../../tests/fixtures/server.ts'

const SLOW_CLOCK = join(import.meta.dirname, 'slow-clock.ts')

/** Starts a server with a filled demonstration salon and a slow clock; returns its URL and the function that stops it. */
export async function demonstrationServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startServer({ NODE_OPTIONS: `--import=${SLOW_CLOCK}` })
  await untilDemonstrationIsFilled(server.url).catch(async (cause: unknown) => {
    await server.stop()
    throw cause
  })
  return server
}
