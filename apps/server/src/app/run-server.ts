import { stdout } from 'node:process'
import closeWithGrace from 'close-with-grace'
import { HEARING_PROVIDER_KINDS } from '../adapters/hearing-providers/registry.ts'
import { LIVE_KIND } from '../adapters/live/live-kind.ts'
import { PROVIDER_KINDS } from '../adapters/model-providers/registry.ts'
import { SPEECH_PROVIDER_KINDS } from '../adapters/speech-providers/registry.ts'
import { readConfiguration } from '../config/configuration.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { type RunningServer, serve } from './serve.ts'

/**
 * Debounce of stop signals: a terminal and our parent process may both pass on one Ctrl-C; within this time it counts
 * once.
 */
const SAME_WISH_MS = 1_000

/** Starts the server of this process and stops it on a signal. */
export async function runServer(): Promise<void> {
  try {
    const configuration = readConfiguration(process.env, {
      providers: Object.values(PROVIDER_KINDS),
      speakers: Object.values(SPEECH_PROVIDER_KINDS),
      hearers: Object.values(HEARING_PROVIDER_KINDS),
      live: LIVE_KIND,
    })
    const server = await serve(configuration)
    stdout.write(startText(server))
    stopGracefully(server, configuration.stopPatienceMs)
  } catch (error) {
    process.stderr.write(
      error instanceof StartRefusal ? `${error.message}\n` : `Placard could not start: ${stackOf(error)}\n`,
    )
    process.exit(1)
  }
}

const NEW_SECRET = `The secret is not the one of the last start: everybody has to sign in again, and the codes of authenticator apps
and recovery codes made with the former secret do not count. Start with the former PLACARD_SECRET, or the former file
secrets/server.key in the data folder, to have it all back.
`

function startText({ address, dataFolder, mailRoute, isSecretNew }: RunningServer): string {
  const mail =
    mailRoute.kind === 'server'
      ? `Mail goes out through ${mailRoute.host}.`
      : `Mail is written to the folder ${mailRoute.path}, because SMTP_URL is not set.`
  return `Placard is ready: ${address}\nData folder: ${dataFolder}\n${mail}\n${isSecretNew ? NEW_SECRET : ''}Stop it with Ctrl-C.\n`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Past the limit the stop is forced: what was acknowledged is in the database by then. */
function stopGracefully({ stop, logger }: RunningServer, patienceMs: number): void {
  const grace = closeWithGrace(
    { delay: patienceMs, logger: false, skip: ['SIGINT', 'SIGTERM', 'SIGHUP'] },
    async ({ err, signal }) => {
      if (err !== undefined) logger.fatal({ err }, 'stopping after an error')
      else logger.info({ signal }, 'stopping')
      await stop()
    },
  )
  let askedAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > SAME_WISH_MS) process.exit(1)
      if (askedAt !== undefined) return
      askedAt = performance.now()
      void grace.close()
    })
  }
}
