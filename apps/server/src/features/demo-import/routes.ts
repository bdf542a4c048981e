import { type DemoImportAnswer, type DemoImportParts, keepDemoSession } from '@placard/application'
import { type DemoSessionReceipt, demoImport } from '@placard/contract'
import type { App } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { derivedId } from '../../app/derived-id.ts'
import { implement } from '../../app/implement.ts'
import { problem } from '../../app/problems.ts'
import { byCaller, rateLimit } from '../../app/rate-limit.ts'

/** Sessions one account may send in a minute: each is folded whole. */
const SENT = { name: 'demo-import', times: 60, windowMs: 60_000 } as const

/** When to ask again while others' logs are being read, in seconds. */
const LATER_SECONDS = 5

export type DemoImportServerParts = Pick<DemoImportParts, 'store' | 'logs' | 'catalogue'>

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
      return receiptOf(await keepDemoSession(parts, user.id, body))
    },
    // a session that is sent again is found again, whatever became of the first answer
    { keepsAnswers: true },
  )
}

/** @throws {Problem} when the session could not be looked at now. */
function receiptOf(answer: DemoImportAnswer): DemoSessionReceipt {
  if (answer.outcome !== 'not-read') return answer
  throw problem(answer.because === 'busy' ? 'unavailable' : 'rate-limited', { retryAfterSeconds: LATER_SECONDS })
}
