import { untilDemonstrationIsFilled } from '../../apps/server/testing/demonstration.ts'
import { startServer } from '../../tests/fixtures/server.ts'

/** Starts a server with a filled demonstration salon; returns its URL and the function that stops it. */
export async function demonstrationServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startServer()
  await untilDemonstrationIsFilled(server.url).catch(async (cause: unknown) => {
    await server.stop()
    throw cause
  })
  return server
}
