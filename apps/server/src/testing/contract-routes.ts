import { randomUUID } from 'node:crypto'
import * as contract from '@placard/contract'
import * as z from 'zod/mini'
import type { App } from '../http/app.ts'

/** Every line of the contract, found by its shape, so that none has to be listed by hand. */
export const CONTRACT_ROUTES: readonly contract.RouteDefinition[] = Object.values(contract)
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isRoute)

function isRoute(value: unknown): value is contract.RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value
}

/** Whether a call takes JSON: what is read as bytes has its own rules, and a form with a file has no fields. */
export function takesJson({ method, isBodyRaw, isMultipart }: contract.RouteDefinition): boolean {
  return method !== 'GET' && isBodyRaw !== true && isMultipart !== true
}

/** Every route of a server's router by method and path; what answers HEAD beside GET is one route. */
export function routerRoutes(app: Pick<App, 'printRoutes'>): readonly string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (segment === '') return []
      // each level is four characters
      above.splice(indent.length / 4, above.length, segment)
      const answered = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return answered.map((method) => `${method} ${above.join('')}`)
    })
}

/** The route's address with every parameter an id that nothing has; one that takes words of a list has the first. */
export function addressOf({ path, params }: contract.RouteDefinition, parameter?: string): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => parameter ?? firstListed(params, name) ?? randomUUID())
}

function firstListed(params: contract.RouteDefinition['params'], name: string): string | undefined {
  if (!(params instanceof z.ZodMiniObject)) return undefined
  const field: unknown = Reflect.get(params.shape, name)
  return field instanceof z.ZodMiniEnum ? String(Object.values(field.def.entries)[0]) : undefined
}
