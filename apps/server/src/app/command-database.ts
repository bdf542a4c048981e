import { HEARING_PROVIDER_KINDS } from '../adapters/hearing-providers/registry.ts'
import { LIVE_KIND } from '../adapters/live/live-kind.ts'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import { readConfiguration } from '../config/configuration.ts'
import { requireServersSecret } from '../config/server-secret.ts'
import { systemIds, systemRandomness } from '../crypto/randomness.ts'
import type { Database } from '../database/executor.ts'
import { migrate } from '../database/migrate.ts'
import { systemClock } from '../ports/clock.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { lockDataFolder, openDataFolder } from '../process/data-folder.ts'
import { createLogger } from '../process/logging.ts'
import { openDatabase, openRunningDatabase } from './open-database.ts'
import { messageDomainOf } from './open-mail.ts'

/** What a command of the command line works with. */
export type CommandDependencies = Pick<Dependencies, 'clock' | 'random' | 'ids' | 'logger'> & {
  readonly db: Database
  readonly secret: string
  /** Domain of the ids of mails. */
  readonly messageDomain: string
}

/**
 * Uses the running server's database, or opens it for the duration of a command.
 * @throws {StartRefusal} when the configuration is wrong, or the folder is another process's.
 */
export async function withCommandDatabase<Result>(
  work: (dependencies: CommandDependencies) => Promise<Result>,
): Promise<Result> {
  const configuration = readConfiguration(process.env, {
    providers: Object.values(PROVIDER_KINDS),
    speakers: Object.values(SPEECH_PROVIDER_KINDS),
    hearers: Object.values(HEARING_PROVIDER_KINDS),
    live: LIVE_KIND,
  })
  const folder = await openDataFolder(configuration.dataDir)
  const logger = createLogger('silent')
  const running = configuration.databaseUrl === undefined ? await openRunningDatabase(folder, logger) : undefined
  // a server starting meanwhile would adopt the database that this command then stops
  const lock = running === undefined ? await lockDataFolder(folder, 'a command') : undefined
  try {
    const database = running ?? (await openDatabase(configuration, folder, logger))
    try {
      await migrate(database.connection)
      const secret = configuration.secret ?? (await folder.secret('server.key'))
      await requireServersSecret(database.db, secret)
      const base = { db: database.db, clock: systemClock, random: systemRandomness, ids: systemIds, logger }
      return await work({ ...base, secret, messageDomain: messageDomainOf(configuration) })
    } finally {
      await database.close()
    }
  } finally {
    await lock?.release()
  }
}
