import type { Configuration } from '../config/configuration.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { systemIds, systemRandomness } from '../crypto/randomness.ts'
import { migrate } from '../database/migrate.ts'
import { accountPrivacy } from '../features/accounts/privacy.ts'
import { createAccess } from '../features/accounts/sign-in/database-access.ts'
import { seedCatalogue } from '../features/campaigns/campaign-rows.ts'
import { openMetricsAddress } from '../http/metrics-address.ts'
import { watchQuiet } from '../http/quiet.ts'
import { systemClock } from '../ports/clock.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'
import { lockDataFolder, openDataFolder } from '../process/data-folder.ts'
import { giveMemoryBack } from '../process/give-memory-back.ts'
import { joinServers } from '../process/join-servers.ts'
import { createLogger } from '../process/logging.ts'
import { LoopbackTwin, loopbackAddressOf } from '../process/loopback-twin.ts'
import { accountHooksOf } from './account-hooks.ts'
import { buildApp } from './build-app.ts'
import { openDatabase, openHeartbeatPool } from './open-database.ts'
import { openMail } from './open-mail.ts'
import { startRetention } from './retention.ts'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from './shipped-campaigns.ts'

/** A server that listens. */
export interface RunningServer {
  /** Its address on this machine. */
  readonly address: string
  readonly dataFolder: string
  /** Destination of mails. */
  readonly mailRoute: MailCarrier['route']
  /** The secret differs from that of the last start. */
  readonly isSecretNew: boolean
  readonly logger: ReturnType<typeof createLogger>
  /** Lets requests in flight finish, then stops everything, the database last. */
  stop(): Promise<void>
}

/** Starts everything in order; when a step fails, the ones before it are stopped again. */
export async function serve(configuration: Configuration): Promise<RunningServer> {
  const logger = createLogger(configuration.logLevel)
  const folder = await openDataFolder(configuration.dataDir)
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const lock = await lockDataFolder(folder, `http://${hostInAddress(configuration.host)}:${configuration.port}`)
    undo.push(lock.release)
    const database = await openDatabase(configuration, folder, logger)
    undo.push(database.close)
    await migrate(database.connection)
    await seedCatalogue(database.db, await readShippedCampaigns(CAMPAIGNS_FOLDER), systemClock.now())
    const secret = configuration.secret ?? (await folder.secret('server.key'))
    const life = await joinServers({ pool: openHeartbeatPool(database, logger), folder, secret, logger })
    undo.push(life.leave)
    const base = {
      db: database.db,
      lanes: database.lanes,
      configuration,
      clock: systemClock,
      random: systemRandomness,
      ids: systemIds,
      logger,
      server: life.server,
    }
    const mail = await openMail(base, folder.path)
    const accountHooks = accountHooksOf({ secret })
    const app = await buildApp({
      ...base,
      secret,
      access: createAccess({ ...base, db: database.lanes.access, secret }),
      mail: mail.post,
      accountHooks,
    })
    const twin = new LoopbackTwin(app.server)
    undo.push(() => twin.ended())
    undo.push(() => app.close())
    const onQuiet = () => {
      giveMemoryBack()
      logger.info('nobody is there: memory given back')
    }
    watchQuiet(app, { idleMs: configuration.idleMs, now: () => performance.now(), onQuiet })
    undo.push(startRetention({ ...base, ...accountPrivacy({ ...base, accountHooks }), mail: mail.post }))
    const host = loopbackAddressOf(configuration.host) ?? configuration.host
    await listen(() => app.listen({ port: configuration.port, host }), configuration)
    undo.push(await openMetricsAddress(app, configuration))
    const bound = app.server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : configuration.port
    undo.push(mail.startWorker(port))
    undo.push(() => twin.refuse())
    const address = await printedAddress(configuration, twin, port)
    const { isSecretNew } = life
    return { address, dataFolder: folder.path, mailRoute: mail.route, isSecretNew, logger, stop }
  } catch (error) {
    await stop().catch((failure: unknown) => logger.error({ err: failure }, 'could not undo the start'))
    throw error
  }
}

/**
 * The address to open on this machine. On loopback that is `localhost`, where the server then answers at both addresses
 * of that name: browsers make passkeys for names, not for IP addresses.
 */
async function printedAddress(
  { host, publicOrigin }: Pick<Configuration, 'host' | 'publicOrigin'>,
  twin: LoopbackTwin,
  port: number,
): Promise<string> {
  const loopback = publicOrigin === undefined ? loopbackAddressOf(host) : undefined
  const isLocalhost = loopback !== undefined && (await twin.listen(loopback, port))
  return `http://${isLocalhost ? 'localhost' : hostInAddress(host)}:${port}`
}

function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

async function listen(start: () => Promise<unknown>, { port, host }: Configuration): Promise<void> {
  try {
    await start()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is taken by another program. Give this one another: PORT.`,
      EACCES: `Port ${port} is reserved by the system. Choose one above 1023: PORT.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: HOST.`,
      ENOTFOUND: `This machine has no address ${host}: HOST.`,
    }
    throw reasons[code] === undefined ? error : new StartRefusal(reasons[code], { cause: error })
  }
}
