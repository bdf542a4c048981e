import swagger from '@fastify/swagger'
import { health } from '@placard/contract'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { App } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { implement } from './implement.ts'
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

const Document = z.record(z.string(), z.unknown())

/** The probes and the interface description. */
export function registerServiceRoutes(app: App, dependencies: Dependencies): void {
  let isClosing = false
  let document: Record<string, unknown> | undefined
  app.addHook('preClose', async () => {
    isClosing = true
  })
  implement(app, dependencies, health.live, async () => ({ status: 'ok' }) as const)
  implement(app, dependencies, health.ready, async () => {
    if (isClosing) throw problem('unavailable', { retryAfterSeconds: 5 })
    await dependencies.db.$client.query('select 1')
    return { status: 'ready' } as const
  })
  implement(app, dependencies, health.openapi, async () => (document ??= Document.parse(app.swagger())))
}
