import { type Config, readConfig } from '../platform/config.ts'
import { connectDatabase, type Database } from '../platform/database/connect.ts'

/**
 * Lets a command use the server's database, by the server's settings, and closes it at the end.
 *
 * @throws Error that lists the settings that are wrong
 */
export async function withDatabase<Result>(
  use: (db: Database['db'], config: Config) => Promise<Result>,
): Promise<Result> {
  const settings = readConfig(process.env)
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const { config } = settings
  const { db, close } = await connectDatabase(config)
  try {
    return await use(db, config)
  } finally {
    await close()
  }
}
