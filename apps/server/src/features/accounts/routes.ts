import { KeyedMutex } from '../../concurrency/keyed-mutex.ts'
import { newToken } from '../../crypto/secret-tokens.ts'
import type { App } from '../../http/app.ts'
import { requireOwnOrigin } from '../../http/origins.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch, NewNameWatch } from '../../ports/input-watch.ts'
import { registerAccountLinks } from './links/routes.ts'
import { registerPasskeys } from './passkeys/routes.ts'
import { registerPasswordAndSignIns, registerProfile } from './profile/routes.ts'
import { registerTwoFactor } from './second-factor/routes.ts'
import { createAttemptLimiters } from './shared/attempt-limits.ts'
import { endReplaced, handOver, presentedSignIn } from './shared/held-sign-in.ts'
import { deriveKeys } from './shared/keys.ts'
import { hashPassword } from './shared/passwords.ts'
import type { AccountRoutes } from './shared/route-dependencies.ts'
import { visitorOf } from './shared/visitor.ts'
import { registerEntry, registerGoingOn } from './sign-in/routes.ts'

/** Registers all calls about the caller's own account. */
export async function registerAccounts(
  app: App,
  dependencies: Dependencies,
  { watchInput, watchName }: { readonly watchInput: InputWatch; readonly watchName: NewNameWatch },
): Promise<void> {
  const { configuration, random, secret } = dependencies
  const decoyHash = await hashPassword(newToken(random))
  const shared: AccountRoutes = {
    accounts: { ...dependencies, keys: deriveKeys(secret), decoyHash, signUps: new KeyedMutex() },
    limits: createAttemptLimiters(app, dependencies),
    presenting: (request) => presentedSignIn(dependencies, request),
    async hand(request, reply, given) {
      await endReplaced(dependencies, request, given)
      return handOver(dependencies, reply, given)
    },
    visitor(request) {
      requireOwnOrigin(request, configuration)
      return visitorOf(request, configuration)
    },
  }
  registerEntry(app, dependencies, shared, watchName)
  registerProfile(app, dependencies, shared, watchInput)
  registerGoingOn(app, dependencies, shared)
  registerAccountLinks(app, dependencies, shared)
  registerPasswordAndSignIns(app, dependencies, shared)
  registerTwoFactor(app, dependencies, shared)
  registerPasskeys(app, dependencies, shared)
}
