import { openMailCarrier } from '../adapters/mail/open-carrier.ts'
import type { Configuration } from '../config/configuration.ts'
import { createMailPost, type MailDependencies } from '../features/mail/mail-service.ts'
import { startMailWorker } from '../features/mail/mail-worker.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'
import type { MailPost } from '../ports/mail-post.ts'

/** The mail of a running server. */
export interface OpenMail {
  readonly post: MailPost
  readonly route: MailCarrier['route']
  /** Starts the worker; `port` is where users reach the server when it has no public address. */
  startWorker(port: number): () => Promise<void>
}

/** Wildcard addresses; no link can lead to one. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Opens the configured mail carrier. */
export async function openMail(
  base: Omit<MailDependencies, 'carrier' | 'messageDomain'> & { readonly configuration: Configuration },
  dataFolder: string,
): Promise<OpenMail> {
  const { configuration } = base
  const carrier = await openMailCarrier(configuration, dataFolder)
  const dependencies: MailDependencies = { ...base, carrier, messageDomain: messageDomainOf(configuration) }
  return {
    post: createMailPost(dependencies),
    route: carrier.route,
    startWorker: (port) =>
      startMailWorker(dependencies, configuration.publicOrigin ?? `http://${hostOf(configuration)}:${port}`),
  }
}

/** The domain of our message ids. */
export function messageDomainOf({ mailFrom: { address } }: Configuration): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

function hostOf({ host }: Configuration): string {
  if (EVERYWHERE.has(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
