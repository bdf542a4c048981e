import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import type { AuthSession } from '../../../client/auth/auth-session.ts'
import { canOfferPasskeys } from '../shared/passkey-support.ts'
import { failureOf } from './auth-failure.ts'
import { authMessages } from './messages.en.ts'

/** Refresh interval of the challenge, which is valid for five minutes. */
const OFFER_MS = 4 * 60_000

export type PasskeySignIn = {
  readonly isWaiting: boolean
  readonly failure: string | undefined
  readonly ask: () => Promise<void>
  readonly tellFailure: (failure: string | undefined) => void
}

/**
 * The user's text for a failure. The browser's own messages are for developers; a user who closed its dialog needs
 * none.
 */
function passkeyFailure(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return undefined
  if (name === 'NotAllowedError') return authMessages.passkey.notUsed
  return failureOf(error, Date.now()).failure
}

async function signInBy(session: AuthSession, how: 'asked' | 'offered', remember: () => boolean): Promise<void> {
  const { presentPasskey } = await import('../shared/passkey-browser.ts')
  await session.signInByPasskey((question) => presentPasskey(question, how), remember)
}

async function stopOffering(): Promise<void> {
  const { stopOfferingPasskeys } = await import('../shared/passkey-browser.ts')
  stopOfferingPasskeys()
}

/** Sign-in by passkey on a button press. */
export function usePasskeySignIn(remember: boolean): PasskeySignIn {
  const session = useAuthSession()
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, tellFailure] = useState<string>()

  async function ask(): Promise<void> {
    setIsWaiting(true)
    tellFailure(undefined)
    try {
      await signInBy(session, 'asked', () => remember)
    } catch (error) {
      tellFailure(passkeyFailure(error))
    } finally {
      setIsWaiting(false)
    }
  }

  return { isWaiting, failure, ask, tellFailure }
}

/**
 * Offers passkeys in the autofill, from the first use of the form on: a visitor who only reads causes no call. Returns
 * the focus handler of the controls.
 */
export function useOfferedPasskey(
  isOffered: boolean,
  remember: boolean,
  tellFailure: (failure: string | undefined) => void,
): (event: FocusEvent) => void {
  const session = useAuthSession()
  const [isUsed, setIsUsed] = useState(false)
  const hasBegun = useRef(false)
  const remembered = useRef(remember)
  useEffect(() => {
    remembered.current = remember
  }, [remember])

  const offer = useEffectEvent(async () => {
    if (!(await canOfferPasskeys())) return
    hasBegun.current = true
    try {
      await signInBy(session, 'offered', () => remembered.current)
    } catch (error) {
      // The user did not ask for it, so only a presented and refused passkey is worth a message.
      const isOurs = error instanceof Error && error.name === 'ApiError'
      if (isOurs && 'code' in error && error.code === 'passkey-invalid') tellFailure(passkeyFailure(error))
    }
  })

  useEffect(() => {
    if (!isOffered || !isUsed) return
    void offer()
    const again = setInterval(() => void offer(), OFFER_MS)
    return () => {
      clearInterval(again)
      if (hasBegun.current) void stopOffering()
    }
  }, [isOffered, isUsed])

  return ({ target }) => {
    if (target instanceof HTMLInputElement) setIsUsed(true)
  }
}
