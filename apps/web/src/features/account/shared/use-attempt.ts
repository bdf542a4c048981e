import { useState } from 'react'
import { useCountdown } from '../../../kit/ui/use-countdown.ts'
import { accountMessages } from './messages.en.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Attempt = Refusal & {
  readonly isBusy: boolean
  /** Props of the button that sends: it keeps focus and place while it waits. */
  readonly button: { readonly isBusy: boolean; readonly 'aria-disabled': true | undefined }
  /** What the button says while the server wants to be left alone; else the words it is given. */
  readonly say: (words: string) => string
  /** @returns whether it succeeded; `onRefusal` takes a refusal over by answering true. */
  readonly attempt: (send: () => Promise<void>, onRefusal?: (error: unknown) => boolean) => Promise<boolean>
  /** Puts sentences on fields before anything is sent. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void
  /** Takes the sentence off a field that is being edited. */
  readonly clear: (field: string) => void
}

const CALM: Refusal = { failure: undefined, fields: {}, retryAt: undefined }

/** Sending one thing: whether it is under way, what came of it, and how long the server wants to be left alone. */
export function useAttempt(): Attempt {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState(CALM)
  const secondsLeft = useCountdown(refusal.retryAt, () => setRefusal(CALM))
  const isHeld = secondsLeft > 0

  async function attempt(send: () => Promise<void>, onRefusal?: (error: unknown) => boolean): Promise<boolean> {
    if (isBusy || isHeld) return false
    setRefusal(CALM)
    setIsBusy(true)
    try {
      await send()
      return true
    } catch (error) {
      if (onRefusal?.(error) !== true) setRefusal(refusalOf(error, Date.now()))
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    ...refusal,
    isBusy,
    button: { isBusy, 'aria-disabled': isHeld || undefined },
    say: (words) => (isHeld ? accountMessages.retryIn(secondsLeft) : words),
    attempt,
    refuse: (fields) => setRefusal({ ...CALM, fields }),
    clear(field) {
      if (!Object.hasOwn(refusal.fields, field)) return
      const { [field]: _, ...fields } = refusal.fields
      setRefusal({ ...refusal, fields })
    },
  }
}
