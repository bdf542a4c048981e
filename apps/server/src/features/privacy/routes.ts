import { privacy } from '@placard/contract'
import { callerBehind } from '../../http/access.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import { reauthenticationLimit } from '../../http/reauthentication-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { choicesFor, choose, createSignalWatch } from './choose.ts'
import { createComplianceCheck } from './compliance.ts'
import { consentsOf, decide } from './consents.ts'
import type { PrivacyDependencies, PrivacyPorts } from './dependencies.ts'
import { identityOf, sendCode, verify } from './identity.ts'
import { inventoryOf, type KnownProcessor } from './inventory.ts'
import { RIGHTS } from './messages.en.ts'
import { registerNews } from './news-routes.ts'
import { registerPrivacyRequests } from './request-routes.ts'
import { registerRetention } from './retention-routes.ts'
import { changePrivacySettings, readPrivacySettings } from './settings.ts'

const MINUTE_MS = 60_000
/** Codes that one account may have mailed. */
const CODES = { name: 'identity-codes', times: 5, windowMs: 60 * MINUTE_MS } as const
/** That this server honours the signal, and when that was last changed. */
const SIGNAL_SUPPORT = { gpc: true, lastUpdate: '2026-11-27' } as const

/** What the privacy centre is composed of besides the dependencies of every feature. */
export type PrivacyParts = PrivacyPorts & {
  /** The services outside this server that are set up. */
  readonly processors: readonly KnownProcessor[]
}

/** Registers the calls of the privacy centre. */
export function registerPrivacy(app: App, dependencies: Dependencies, parts: PrivacyParts): void {
  const own: PrivacyDependencies = { ...dependencies, ...parts }
  registerChoices(app, dependencies, own)
  registerWhatIsKept(app, dependencies, own, parts.processors)
  registerIdentity(app, dependencies, own)
  registerPrivacyRequests(app, dependencies, own)
  registerNews(app, dependencies)
  registerRetention(app, dependencies)
}

function registerChoices(app: App, dependencies: Dependencies, own: PrivacyDependencies): void {
  const watchSignal = createSignalWatch(own)
  app.addHook('onResponse', (request, _reply, done) => {
    watchSignal(request)
    done()
  })
  implement(app, dependencies, privacy.rights, async () => RIGHTS)
  implement(app, dependencies, privacy.signal, async () => SIGNAL_SUPPORT)
  implement(app, dependencies, privacy.choices, async ({ request, reply }) =>
    choicesFor(own, { request, reply, user: await callerBehind(dependencies.access, request) }),
  )
  implement(app, dependencies, privacy.choose, async ({ body, request, reply }) =>
    choose(own, { request, reply, user: await callerBehind(dependencies.access, request) }, body),
  )
}

function registerWhatIsKept(
  app: App,
  dependencies: Dependencies,
  own: PrivacyDependencies,
  processors: readonly KnownProcessor[],
): void {
  const { db, clock } = dependencies
  implement(app, dependencies, privacy.inventory, async ({ user }) => inventoryOf(db, user.id, processors))
  const complianceFor = createComplianceCheck(own)
  implement(app, dependencies, privacy.compliance, async ({ user }) => complianceFor(user))
  implement(app, dependencies, privacy.consents, async ({ user }) => consentsOf(own, user))
  implement(app, dependencies, privacy.decide, async ({ params, body, user }) =>
    decide(own, user, { ...params, ...body }),
  )
  implement(app, dependencies, privacy.settings, async ({ user }) => readPrivacySettings(db, user.id))
  implement(app, dependencies, privacy.changeSettings, async ({ body, user }) =>
    changePrivacySettings(db, user.id, body, clock.now()),
  )
}

function registerIdentity(app: App, dependencies: Dependencies, own: PrivacyDependencies): void {
  const mayTry = reauthenticationLimit(app)
  const maySend = rateLimit(app, CODES, byCaller)
  implement(app, dependencies, privacy.identity, async ({ user }) => identityOf(own, user))
  implement(app, dependencies, privacy.sendIdentityCode, async ({ user, request }) => {
    await maySend(request)
    return sendCode(own, user)
  })
  implement(app, dependencies, privacy.verifyIdentity, async ({ body, user, request }) => {
    await mayTry(request)
    const verified = await verify(own, user, body)
    return { verified, identity: await identityOf(own, user) }
  })
}
