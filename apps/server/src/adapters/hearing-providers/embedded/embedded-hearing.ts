import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { type HearingProvider, NotHeard } from '../hearing-kind.ts'
import { isEnglish } from '../is-english.ts'
import type { HearingQueue } from './hearing-queue.ts'

/** Longest command, in seconds: whoever speaks longer gives a speech, which is not searched for commands. */
const COMMAND_MOST_SECONDS = 15

/** The recogniser that the product brings: commands of a session in English, and nothing leaves this machine. */
export function embeddedHearing(queue: HearingQueue): HearingProvider {
  return {
    id: 'embedded',
    isCommandsOnly: true,
    unable({ speech, room, language }) {
      if (room === undefined) return 'no-session'
      if (speech === undefined) return 'not-decoded'
      return isEnglish(language) ? undefined : 'language'
    },
    async hear({ speech, room }, asking) {
      if (speech === undefined || room === undefined) throw new NotHeard('no-session')
      if (speech.length > COMMAND_MOST_SECONDS * RECOGNISER_RATE) throw new NotHeard('no-command')
      const command = await queue.command(speech, room, asking)
      if (command === undefined) throw new NotHeard('no-command')
      return { text: command.text, confidence: command.confidence }
    },
  }
}
