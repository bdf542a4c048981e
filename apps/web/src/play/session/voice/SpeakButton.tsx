import { useEffect } from 'react'
import { MicrophoneButton } from '../../../client/microphone/MicrophoneButton.tsx'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { usePushToTalk } from '../../../client/microphone/use-push-to-talk.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { useHallUi } from '../hall-ui.ts'
import { useSession } from '../session-context.ts'
import { useSpokenQuestion } from './spoken-questions.ts'
import { useSpokenTurn } from './use-spoken-turn.ts'

/** The microphone beside the player's words. Space does the same where nothing else has the focus. */
export function SpeakButton({ port }: { port: MicrophonePort }) {
  const ui = useHallUi()
  const session = useSession()
  const microphone = useSpokenTurn(port)
  const hasKeys = useSetting('singleKeyShortcuts')
  const isListening = microphone.phase === 'listening'
  usePushToTalk(microphone, hasKeys)
  useSpokenQuestion('listening', { stop: microphone.cancel }, microphone.isHandsFree && microphone.phase !== 'idle')

  // whoever types has read why nobody understood them
  const { dismiss } = microphone
  useEffect(
    () => session.store.subscribe(({ draft }, before) => draft !== before.draft && dismiss()),
    [session, dismiss],
  )
  useEffect(() => {
    // what was answered too briefly is said anew
    if (isListening) ui.setState({ unanswered: undefined })
  }, [ui, isListening])

  return (
    <MicrophoneButton
      microphone={microphone}
      keys={hasKeys ? 'Space' : undefined}
      // as high as the field beside it; a rule of its own would be in everybody’s first style sheet
      place={{ inlineSize: '3.25rem', blockSize: '3.25rem' }}
      className="relative shrink-0 rounded-control bg-accent text-on-accent transition-colors duration-(--duration-state) hover:bg-accent-hover"
      iconClassName="size-6"
    />
  )
}
