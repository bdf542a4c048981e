import type { StatusCheck } from '../ports/status-check.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The checks behind the status of this server; each feature adds those of the services it needs. */
    readonly statusChecks: StatusChecks
  }
}

/** All checks of a server, in the order in which services are listed. */
export class StatusChecks {
  readonly #checks: StatusCheck[] = []

  add(check: StatusCheck): void {
    this.#checks.push(check)
  }

  all(): readonly StatusCheck[] {
    return this.#checks
  }
}

/** Gives the server its list of checks; must come before the features that add to it. */
export function registerStatusChecks(app: App): void {
  app.decorate('statusChecks', new StatusChecks())
}
