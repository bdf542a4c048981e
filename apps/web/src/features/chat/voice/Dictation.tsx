import { MicrophoneButton } from '../../../client/microphone/MicrophoneButton.tsx'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { useMicrophoneState } from '../../../client/microphone/microphone-store.ts'
import { microphoneText } from '../../../client/microphone/microphone-text.ts'
import { useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useSpokenLanguage } from '../../../client/microphone/use-spoken-language.ts'
import { useChat, useChatState } from '../chat-context.ts'
import { COMPOSER_ID } from '../composer/composer-id.ts'
import { keepsServicesOut } from '../model/chat-state.ts'
import { insertAtCaret } from './insert-at-caret.ts'
import { aloudMessages } from './messages.en.ts'

/** Dictation into the composer: what was heard goes in at the caret, and is sent by nobody but its user. */
export function Dictation({ port }: { port: MicrophonePort }) {
  const chat = useChat()
  const language = useSpokenLanguage()
  const isWithoutServices = useChatState(keepsServicesOut)
  const microphone = useMicrophone(port, {
    purpose: 'dictation',
    language,
    isWithoutServices,
    onHeard({ text, recordingId }) {
      const field = document.getElementById(COMPOSER_ID)
      if (field instanceof HTMLTextAreaElement) insertAtCaret(field, text)
      chat.type(chat.store.getState().draft, recordingId === undefined ? undefined : [recordingId])
    },
  })
  return (
    <>
      <MicrophoneButton
        microphone={microphone}
        idleName={aloudMessages.dictate}
        place={{ insetInlineEnd: '6rem' }}
        className="target absolute inset-be-1 rounded-control text-text-2 transition-colors duration-(--duration-state) hover:bg-text/8 hover:text-text"
      />
      <DictationStatus hasFault={microphone.fault !== undefined} isOwn={microphone.phase !== 'idle'} />
    </>
  )
}

function DictationStatus({ hasFault, isOwn }: { hasFault: boolean; isOwn: boolean }) {
  const text = useMicrophoneState(microphoneText)
  return (
    <p
      role="status"
      style={{ insetBlockEnd: '100%' }}
      className={
        hasFault ? 'absolute inset-x-0 py-1 text-13 text-danger' : 'absolute inset-x-0 py-1 text-13 text-text-2'
      }
    >
      {(isOwn || hasFault) && text}
    </p>
  )
}
