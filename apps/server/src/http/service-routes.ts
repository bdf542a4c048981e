import swagger from '@fastify/swagger'
import { health } from '@placard/contract'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Dependencies } from '../ports/dependencies.ts'
import type { App } from './app.ts'
import { implement } from './implement.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { problem } from './problems.ts'

/** Prepares the interface description; must come before the routes it describes. */
export async function registerInterfaceDescription(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Placard', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
}

/**
 * Cache time of the description, which changes only with the server's version: clients revalidate after five minutes.
 */
const DESCRIPTION_CACHE = 'public, max-age=300'

/** The probes and the interface description. */
export function registerServiceRoutes(app: App, dependencies: Dependencies): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  implement(app, dependencies, health.live, async () => ({ status: 'ok' }) as const)
  implement(app, dependencies, health.ready, async () => {
    if (isClosing) throw problem('unavailable', { retryAfterSeconds: 5 })
    await dependencies.lanes.access.$client.query('select 1')
    return { status: 'ready' } as const
  })
  registerDescription(app, dependencies)
}

/** Half a megabyte, public: cached, built when the server begins to listen or on the first request. */
function registerDescription(app: App, dependencies: Dependencies): void {
  let made: Promise<PreparedAnswer> | undefined
  const description = () => (made ??= PreparedAnswer.ofJson(JSON.stringify(app.swagger()), DESCRIPTION_CACHE))
  app.addHook('onListen', async () => void (await description()))
  implement(app, dependencies, health.openapi, description, { isPacked: true })
}
