import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { speakMessages as words } from './messages.en.ts'

/** How a card is answered by speaking; nothing where nobody could hear it. */
export function SayIt({ question }: { question: keyof typeof words.say }) {
  return useMicrophonePort() === undefined ? null : <> {words.say[question]}</>
}
