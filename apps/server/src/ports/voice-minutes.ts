import { isVoiceService, type SpeechProviderId } from '@placard/contract'
import type { UsageGate, UsageRequest } from './usage-gate.ts'

/** Told of speech that was heard or made. */
export type CountSpeech = (provider: SpeechProviderId, seconds: number) => void

/**
 * Runs work that hears or speaks, and counts its speech in the voice minutes of the month. Speech that programs of this
 * machine hear and make costs nobody anything, and is not counted; what was delivered is counted also when the work
 * fails in the end.
 * @throws {Problem} `usage-limit-reached` where none is left.
 */
export async function inVoiceMinutes<Result>(
  gate: UsageGate,
  request: Pick<UsageRequest, 'user' | 'what' | 'timeZone'>,
  work: (count: CountSpeech) => Promise<Result>,
): Promise<Result> {
  const { id } = await gate.reserve({ ...request, kind: 'voice', amount: 1 })
  let seconds = 0
  try {
    return await work((provider, more) => {
      if (isVoiceService(provider)) seconds += more
    })
  } finally {
    const userId = request.user.id
    const end = seconds > 0 ? gate.settle(userId, id, { amount: Math.ceil(seconds) }) : gate.release(userId, id)
    // a reservation that could not be ended expires: speech that was delivered is not refused for it
    await end.catch(() => undefined)
  }
}
