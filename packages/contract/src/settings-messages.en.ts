import { SPEECH_SPEED } from './settings.ts'

/** How each step of the speech speed sounds, slowest first. */
const SPEED_WORDS = ['very slow', 'slow', 'slightly slow', 'normal', 'slightly fast', 'fast'] as const

/** How a speech speed sounds, by its nearest step; speeds beyond the ends sound like the end. */
export function speechSpeedWords(speed: number): (typeof SPEED_WORDS)[number] {
  const { least, step } = SPEECH_SPEED
  const index = Math.round((speed - least) / step)
  return SPEED_WORDS[Math.min(SPEED_WORDS.length - 1, Math.max(0, index))] ?? 'normal'
}
