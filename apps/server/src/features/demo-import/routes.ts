import { type Catalogue, type EventStore, keepDemoSession } from '@placard/application'
import { demoImport } from '@placard/contract'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { derivedId } from '../../app/derived-id.ts'
import { implement } from '../../app/implement.ts'
import { byCaller, rateLimit } from '../../app/rate-limit.ts'

/** Sessions one account may send in a minute: each is folded whole. */
const SENT = { times: 60, windowMs: 60_000 } as const

export interface DemoImportServerParts {
  readonly store: EventStore
  readonly catalogue: Catalogue
}

/** Registers the call by which a session of the demo moves into an account. */
export function registerDemoImport(app: App, dependencies: Dependencies, own: DemoImportServerParts): void {
  const { clock, configuration } = dependencies
  const parts = {
    ...own,
    clock: { now: () => clock.now().getTime() },
    maxPace: configuration.maxPace,
    derivedId,
  }
  const mayKeep = rateLimit(app, SENT, byCaller)
  implement(
    app,
    dependencies,
    demoImport.session,
    async ({ body, user, request }) => {
      await mayKeep(request)
      return keepDemoSession(parts, user.id, body)
    },
    // a session that is sent again is found again, whatever became of the first answer
    { keepsAnswers: true },
  )
}
