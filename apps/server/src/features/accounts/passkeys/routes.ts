import { passkeys } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import { implement } from '../../../http/implement.ts'
import { requireOwnOrigin } from '../../../http/origins.ts'
import { problem } from '../../../http/problems.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import type { AccountRoutes } from '../shared/route-dependencies.ts'
import { renamePasskey } from './passkey-rows.ts'
import {
  askForPasskey,
  askToCreatePasskey,
  createPasskey,
  presentPasskey,
  type RelyingParty,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts'

/** Registers the calls about passkeys. */
export function registerPasskeys(app: App, dependencies: Dependencies, shared: AccountRoutes): void {
  const partyOf = (request: FastifyRequest) => relyingParty(dependencies, request)
  registerKeeping(app, dependencies, shared, partyOf)

  implement(app, dependencies, passkeys.askToSignIn, async ({ request }) => {
    await shared.limits.link(request)
    return askForPasskey(shared.accounts, partyOf(request))
  })

  implement(app, dependencies, passkeys.signIn, async ({ body, request, reply }) => {
    const from = shared.visitor(request)
    await shared.limits.link(request)
    const given = { ceremony: body.ceremony, credential: body.credential, isRemembered: body.remember === true }
    return shared.hand(request, reply, await signInByPasskey(shared.accounts, given, partyOf(request), from))
  })
}

function registerKeeping(
  app: App,
  dependencies: Dependencies,
  { accounts, limits }: AccountRoutes,
  partyOf: (request: FastifyRequest) => RelyingParty,
): void {
  implement(app, dependencies, passkeys.askToCreate, async ({ body, user, request }) => {
    await limits.reauthentication(request)
    return askToCreatePasskey(accounts, { ...body, userId: user.id }, partyOf(request))
  })

  implement(app, dependencies, passkeys.create, async ({ body, user, request }) =>
    presentPasskey(await createPasskey(accounts, { ...body, userId: user.id }, partyOf(request))),
  )

  implement(app, dependencies, passkeys.rename, async ({ params, body, user }) => {
    const renamed = await renamePasskey(dependencies.db, { id: params.passkeyId, userId: user.id }, body.name)
    if (renamed === undefined) throw problem('not-found')
    return presentPasskey(renamed)
  })

  implement(app, dependencies, passkeys.remove, async ({ params, body, user, request }) => {
    await limits.reauthentication(request)
    await removePasskey(accounts, { ...params, ...body, userId: user.id })
    return {}
  })
}

/**
 * The relying party of a ceremony: our own page's origin as this browser reached it. A passkey is bound to the host
 * name for good: one made on one name does not work on another.
 * @throws {Problem} `origin-refused` without our own page behind the request: only a browser has passkeys.
 */
function relyingParty({ configuration }: Dependencies, request: FastifyRequest): RelyingParty {
  requireOwnOrigin(request, configuration, { mustBeNamed: true })
  const { origin, hostname } = new URL(request.headers.origin ?? '')
  return { origin, rpId: hostname }
}
