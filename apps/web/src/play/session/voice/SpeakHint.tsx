import { type ReactNode, useEffect } from 'react'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { isUserSpeaking } from '../../../client/microphone/microphone-state.ts'
import { useMicrophoneState } from '../../../client/microphone/microphone-store.ts'
import { microphoneText } from '../../../client/microphone/microphone-text.ts'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { RefusalText } from '../chamber/RefusalText.tsx'
import { type HallUiState, useHallUi, useHallUiState } from '../hall-ui.ts'
import { speakMessages as words } from './messages.en.ts'

/** How to answer in full what was answered too briefly, or heard badly. */
function saidAgain({ why, kind }: NonNullable<HallUiState['unanswered']>): string {
  const how = new Map<string, string>(Object.entries(words.say)).get(kind)
  return how === undefined ? words[why] : `${words[why]} ${how}`
}

/** What the microphone is doing, and what it needs; at other times whatever else stands there. */
export function SpeakHint({ otherwise }: { otherwise: ReactNode }) {
  const port = useMicrophonePort()
  const text = useMicrophoneState(microphoneText)
  const isFault = useMicrophoneState((state) => state.phase === 'idle' && state.fault !== undefined)
  const unanswered = useHallUiState((state) => state.unanswered)
  const again = text === undefined && unanswered && saidAgain(unanswered)
  if (port === undefined) return otherwise
  return (
    <>
      {isFault && <RefusalText text={text} />}
      <span role="status">{isFault ? undefined : (text ?? again)}</span>
      {text === undefined && again === undefined && otherwise}
      <CommandsOnly port={port} />
    </>
  )
}

/** Says once a session, the first time somebody speaks, that only commands are understood where that is so. */
function CommandsOnly({ port }: { port: MicrophonePort }) {
  const ui = useHallUi()
  const isSpeaking = useMicrophoneState(isUserSpeaking)
  const isTold = useHallUiState((state) => state.commandsOnly)
  useEffect(() => {
    if (!isSpeaking || ui.getState().commandsOnly !== 'unknown') return
    ui.setState({ commandsOnly: 'asked' })
    port.hearing.readHealth().then(
      ({ isCommandsOnly }) => ui.setState({ commandsOnly: isCommandsOnly ? 'telling' : 'told' }),
      () => ui.setState({ commandsOnly: 'unknown' }),
    )
  }, [port, ui, isSpeaking])
  useEffect(() => {
    if (isTold !== 'telling' || isSpeaking) return
    return () => ui.setState({ commandsOnly: 'told' })
  }, [ui, isTold, isSpeaking])
  return isTold === 'telling' ? <span role="status"> {words.commandsOnly}</span> : null
}
