import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Configuration } from '../config/configuration.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import type { App } from './app.ts'
import { hasToken, METRICS_PATH } from './metrics.ts'

type MetricsSettings = Pick<Configuration, 'metricsAddress' | 'metricsToken'>

/**
 * Serves the metrics at an address of their own, where one is configured: to every client that reaches it, or only with
 * the token where one is set.
 * @returns the function that closes it.
 * @throws {StartRefusal} when the address cannot be listened on.
 */
export async function openMetricsAddress(app: App, settings: MetricsSettings): Promise<() => Promise<void>> {
  const { metricsAddress: address } = settings
  if (address === undefined) return async () => undefined
  const server = createServer((request, reply) => void answer(app, settings, request, reply))
  await new Promise<void>((listening, refused) => {
    server.once('error', (error) => refused(refusalOf(address, error)))
    server.listen(address.port, address.host, listening)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

function refusalOf({ host, port }: NonNullable<MetricsSettings['metricsAddress']>, error: Error): StartRefusal {
  const reason = 'code' in error ? String(error.code) : error.message
  return new StartRefusal(`PLACARD_METRICS_ADDRESS: ${host}, port ${port} cannot be listened on (${reason}).`)
}

async function answer(
  { figures, figuresText, log }: App,
  { metricsToken }: MetricsSettings,
  { method, url, headers }: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const refuse = (status: 401 | 404 | 500) => void reply.writeHead(status).end()
  if (url !== METRICS_PATH || method !== 'GET') return refuse(404)
  if (metricsToken !== undefined && !hasToken(headers.authorization, metricsToken)) return refuse(401)
  try {
    const text = await figuresText()
    reply.writeHead(200, { 'content-type': figures.contentType, 'cache-control': 'no-store' }).end(text)
  } catch (error) {
    log.warn({ err: error }, 'the figures could not be shown')
    refuse(500)
  }
}
