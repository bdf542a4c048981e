import { type DemoImportAnswer, type DemoImportDependencies, keepDemoSession } from '@placard/application'
import { type DemoSessionReceipt, demoImport } from '@placard/contract'
import { derivedId } from '../../crypto/derived-id.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'

/** Sessions one account may send in a minute: each is folded whole. */
const SENT = { name: 'demo-import', times: 60, windowMs: 60_000 } as const

/** `Retry-After` in seconds while other logs are being read. */
const LATER_SECONDS = 5

/** Stored bytes per character of a session's log, its snapshot included. */
const BYTES_A_CHARACTER = 1.5

export type DemoImportServerDependencies = Pick<DemoImportDependencies, 'store' | 'logs' | 'catalogue'> & {
  readonly storage: StorageGate
}

/** Registers the call that imports a session of the demo into an account. */
export function registerDemoImport(
  app: App,
  dependencies: Dependencies,
  { storage, ...own }: DemoImportServerDependencies,
): void {
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
    async ({ body, user }) => {
      const ifRoom: DemoImportDependencies['ifRoom'] = ({ log }, write) =>
        storage.ifRoom(user, log.length * BYTES_A_CHARACTER, write)
      return receiptOf(await keepDemoSession({ ...parts, ifRoom }, user.id, body))
    },
    // a repeated session is recognised, whatever became of the first answer
    { keepsAnswers: true, lane: 'bulky', limit: mayKeep },
  )
}

/** @throws {Problem} when the session could not be looked at now. */
function receiptOf(answer: DemoImportAnswer): DemoSessionReceipt {
  if (answer.outcome !== 'not-read') return answer
  throw problem(answer.because === 'busy' ? 'unavailable' : 'rate-limited', { retryAfterSeconds: LATER_SECONDS })
}
