import type { AuthAnswer, LoginBody, PasskeyQuestion, PresentedCredential, RegisterBody, User } from '@placard/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Credentials } from '../api/credentials.ts'
import { pause } from '../api/retry.ts'
import type { KeptValues } from '../storage/storage.ts'
import type { AuthCalls, SecondFactorBody } from './auth-calls.ts'
import { type Alone, createRefresher } from './refresher.ts'
import type { TabChannel } from './tab-channel.ts'

/** Why a user was signed out. */
export type SignedOutReason = 'ended' | 'elsewhere' | 'server-unreachable' | 'server-not-told'

/**
 * `loading` until it is known whether the browser still holds a session. The access token lives in memory only; the
 * refresh token is an HttpOnly cookie.
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason | undefined }
  | { readonly status: 'signed-in'; readonly user: User; readonly token: string }

export type AuthSession = Credentials & {
  readonly store: StoreApi<AuthState>
  /** Restores the session. Asks the server only where this browser may hold one. */
  restore(): Promise<void>
  /** @throws {ApiError} when the server refuses or cannot be reached. */
  signIn(body: LoginBody): Promise<void>
  /** @throws {ApiError} when the server refuses or cannot be reached. */
  signUp(body: RegisterBody): Promise<void>
  /** Completes a sign-in that required a second factor. @throws {ApiError} as `signIn`. */
  answerSecondFactor(body: SecondFactorBody): Promise<void>
  /**
   * Signs in with the passkey that the browser presents for the server's challenge.
   * @throws {ApiError} as `signIn`; whatever `present` throws.
   */
  signInByPasskey(present: PresentPasskey, remember: () => boolean): Promise<void>
  /**
   * Takes over a sign-in that the server issues in place of the present one, as when the password is changed. Every
   * other sign-in ends with it, so no tab of this browser may refresh its token before the new cookie is set.
   * @throws {ApiError} from `ask`.
   */
  takeOverBy(ask: () => Promise<AuthAnswer>): Promise<void>
  /** Takes over the server's new data of the signed-in user. */
  changeUser(user: User): void
  /** Ends the session in this browser at once, in all its tabs, and notifies the server. */
  signOut(): Promise<void>
}

/** Makes the browser present a passkey. */
export type PresentPasskey = (question: PasskeyQuestion) => Promise<PresentedCredential>

export type AuthSessionDependencies = {
  readonly calls: AuthCalls
  readonly values: KeptValues
  readonly channel: TabChannel
  readonly alone: Alone
}

/**
 * `open`: this browser holds a session. `leaving`: a sign-out was not yet delivered to the server. Absent: no call at
 * start.
 */
const SESSION_KEY = 'placard.session'
/** Id of the session's user: a page restored from the back/forward cache must not show another user's data. */
const HOLDER_KEY = 'placard.session-holder'

/** How long a refresh waits for a sign-in being taken over, in ms: the take-over itself may need the token. */
const TAKE_OVER_MS = 3000

function ignore(): void {}

function createAuthStore(values: KeptValues) {
  const store = createStore<AuthState>(() => ({ status: 'loading' }))
  return {
    store,
    enter({ user, token }: AuthAnswer) {
      values.write(SESSION_KEY, 'open')
      values.write(HOLDER_KEY, user.id)
      store.setState({ status: 'signed-in', user, token }, true)
    },
    leave(reason?: SignedOutReason) {
      if (reason === 'ended') values.remove(SESSION_KEY)
      store.setState({ status: 'signed-out', reason }, true)
    },
    token() {
      const state = store.getState()
      return state.status === 'signed-in' ? state.token : undefined
    },
    changeUser(user: User) {
      const state = store.getState()
      if (state.status === 'signed-in' && state.user.id === user.id) store.setState({ ...state, user }, true)
    },
    /** Hides the page at once when this browser's session is over, or belongs to another user by now. */
    hideUnlessSame() {
      const state = store.getState()
      if (state.status !== 'signed-in' || !values.isKept()) return
      const isSame = values.read(SESSION_KEY) === 'open' && values.read(HOLDER_KEY) === state.user.id
      if (!isSame) store.setState({ status: 'loading' }, true)
    },
  }
}

/** Notifies the server of a sign-out; when that fails, the sign-out is stored and retried at the next start. */
function createFarewell(logout: () => Promise<void>, values: KeptValues, alone: Alone): () => Promise<boolean> {
  return async () => {
    values.write(SESSION_KEY, 'leaving')
    try {
      await alone(logout)
      values.remove(SESSION_KEY)
      return true
    } catch {
      return false
    }
  }
}

/** The ways to sign in. */
function entrances(calls: AuthCalls, enterBy: (ask: () => Promise<AuthAnswer>) => Promise<void>) {
  return {
    signIn: (body: LoginBody) => enterBy(() => calls.login(body)),
    signUp: (body: RegisterBody) => enterBy(() => calls.register(body)),
    answerSecondFactor: (body: SecondFactorBody) => enterBy(() => calls.secondFactor(body)),
    async signInByPasskey(present: PresentPasskey, remember: () => boolean) {
      const { ceremony, options } = await calls.askForPasskey()
      const credential = await present(options)
      await enterBy(() => calls.passkey({ ceremony, credential, remember: remember() }))
    },
  }
}

export function createAuthSession({ calls, values, channel, alone }: AuthSessionDependencies): AuthSession {
  const { store, enter, leave, token, changeUser, hideUnlessSame } = createAuthStore(values)
  let takingOver: Promise<unknown> | undefined
  // The holder of the lock may itself need to refresh an expired token.
  const exchange = createRefresher(calls.refresh, (task) => (takingOver === undefined ? alone(task) : task()))
  const sayFarewell = createFarewell(calls.logout, values, alone)
  let farewell: Promise<boolean> = Promise.resolve(true)

  /** A refresh that completes after the user signed out must not sign them in again. */
  async function renew() {
    const before = store.getState().status
    const refreshed = await exchange()
    const isOver = before === 'signed-in' && store.getState().status === 'signed-out'
    if (refreshed.outcome === 'renewed' && !isOver) enter(refreshed.answer)
    return isOver ? ({ outcome: 'ended' } as const) : refreshed
  }

  async function enterBy(ask: () => Promise<AuthAnswer>): Promise<void> {
    await farewell
    enter(await ask())
    channel.tell('signed-in')
  }

  channel.listen((message) => {
    const { status } = store.getState()
    if (message === 'signed-out' && status === 'signed-in') leave('elsewhere')
    if (message === 'signed-in' && status === 'signed-out') void renew()
  })

  return {
    store,
    token,
    ...entrances(calls, enterBy),
    takeOverBy(ask) {
      const entered = alone(ask).then(enter)
      const settled = entered.then(ignore, ignore).then(() => {
        takingOver = undefined
      })
      takingOver = settled
      return entered
    },
    changeUser,
    async refresh(rejected) {
      if (takingOver !== undefined) await Promise.race([takingOver, pause(TAKE_OVER_MS, undefined)])
      const current = token()
      if (current !== undefined && current !== rejected) return current
      const refreshed = await renew()
      // A server that does not respond does not end the session: the call fails, and the user stays signed in.
      if (refreshed.outcome === 'ended' && store.getState().status === 'signed-in') leave('ended')
      return refreshed.outcome === 'renewed' ? refreshed.answer.token : undefined
    },
    async restore() {
      hideUnlessSame()
      const kept = values.read(SESSION_KEY)
      if (kept === 'leaving') await sayFarewell()
      if (kept !== 'open' && values.isKept()) return leave()
      const { outcome } = await renew()
      if (outcome === 'renewed') return
      // Without storage it was only an attempt: a user who never signed in must not read that their session ended.
      leave(kept === 'open' ? outcome : undefined)
    },
    async signOut() {
      leave()
      channel.tell('signed-out')
      farewell = sayFarewell()
      const isTold = await farewell
      if (!isTold && store.getState().status === 'signed-out') leave('server-not-told')
    },
  }
}
