import { untilDemonstrationIsFilled } from '../../apps/server/testing/demonstration.ts'
import { startServer } from '../../tests/fixtures/server.ts'

/** A server whose demonstration salon is filled: its address, and what stops it. */
export async function demonstrationServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startServer()
  await untilDemonstrationIsFilled(server.url).catch(async (cause: unknown) => {
    await server.stop()
    throw cause
  })
  return server
}
