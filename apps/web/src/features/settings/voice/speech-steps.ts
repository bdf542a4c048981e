import { SPEECH_SPEED } from '@placard/contract'
import { voiceSettingsMessages } from './messages.en.ts'

/** A speed in words and figures, such as `0.8x, slow`. Speeds between two steps are named after the nearer one. */
export function speedText(speed: number): string {
  const { steps, speedOf } = voiceSettingsMessages.speech
  const step = Math.round((speed - SPEECH_SPEED.least) / SPEECH_SPEED.step)
  const name = steps[Math.min(steps.length - 1, Math.max(0, step))] ?? ''
  return speedOf(speed.toFixed(1), name)
}
