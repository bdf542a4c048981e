import { useState } from 'react'
import { useCountdown } from '../../../kit/ui/use-countdown.ts'
import { accountMessages } from './messages.en.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Attempt = Refusal & {
  readonly isBusy: boolean
  /** Props of the submit button: it keeps focus and place while it waits. */
  readonly button: { readonly isBusy: boolean; readonly 'aria-disabled': true | undefined }
  /** The button's label: a countdown during a rate limit, else the given text. */
  readonly say: (words: string) => string
  /** @returns whether it succeeded; `onRefusal` handles a refusal itself by returning true. */
  readonly attempt: (send: () => Promise<void>, onRefusal?: (error: unknown) => boolean) => Promise<boolean>
  /** Sets field errors before anything is sent. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void
  /** Clears the error of a field that is being edited. */
  readonly clear: (field: string) => void
}

const CALM: Refusal = { failure: undefined, fields: {}, retryAt: undefined }

/** State of one form submission: whether it is under way, its result, and the rate limit. */
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
