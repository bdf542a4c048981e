import { SURE_CONFIDENCE } from '@placard/contract'
import { useState } from 'react'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useSpokenLanguage } from '../../../client/microphone/use-spoken-language.ts'
import { useChat, useChatState } from '../chat-context.ts'
import type { Chat } from '../model/chat.ts'
import { isPending, keepsServicesOut } from '../model/chat-state.ts'
import type { SpokenAnswers } from './use-spoken-answers.ts'

/** `unsure`: it was not heard for certain; `cut-short`: there may have been more to say. */
export type ToCheck = 'unsure' | 'cut-short'

/** The microphone of a conversation by voice. */
export interface Talk {
  readonly microphone: Microphone
  /** Why what was heard last stands in the text field to be checked; undefined where it does not. */
  readonly toCheck: ToCheck | undefined
  /** What was heard was sent or put right. */
  settle(): void
}

/** Sends the draft as soon as no answer is being made. */
function sendWhenFree(chat: Chat): void {
  if (!isPending(chat.store.getState())) return void chat.send()
  const stop = chat.store.subscribe((state) => {
    if (isPending(state)) return
    stop()
    void chat.send()
  })
}

/** Listens to the user. What was heard stands in the draft before it is sent, so that nothing of it is lost. */
export function useTalk(port: MicrophonePort, answers: SpokenAnswers): Talk {
  const chat = useChat()
  const language = useSpokenLanguage()
  const isWithoutServices = useChatState(keepsServicesOut)
  const [toCheck, setToCheck] = useState<ToCheck>()
  const listening = useMicrophone(port, {
    purpose: 'message',
    language,
    isWithoutServices,
    async onHeard({ text, confidence, isCommandsOnly, recordingId, isCutShort }) {
      const { draft } = chat.store.getState()
      chat.type(draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`, recordingId)
      await answers.interrupt()
      // what stood there before was not meant to be sent with it
      const isSure = draft.trim() === '' && !isCommandsOnly && (confidence ?? 1) >= SURE_CONFIDENCE
      if (isSure && !isCutShort) sendWhenFree(chat)
      else setToCheck(isCutShort ? 'cut-short' : 'unsure')
    },
  })
  const microphone: Microphone = {
    ...listening,
    start() {
      setToCheck(undefined)
      void answers.interrupt()
      listening.start()
    },
  }
  return { microphone, toCheck, settle: () => setToCheck(undefined) }
}
