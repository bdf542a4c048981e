import { SURE_CONFIDENCE } from '@placard/contract'
import { useState } from 'react'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { useChat, useChatState } from '../chat-context.ts'
import type { Chat } from '../model/chat.ts'
import { isPending, keepsServicesOut } from '../model/chat-state.ts'
import type { SpokenAnswers } from './use-spoken-answers.ts'

/** The microphone of a conversation by voice. */
export interface Talk {
  readonly microphone: Microphone
  /** Whether what was heard last stands in the text field to be checked. */
  readonly isToCheck: boolean
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
  const language = useSetting('language')
  const isWithoutServices = useChatState(keepsServicesOut)
  const [isToCheck, setToCheck] = useState(false)
  const listening = useMicrophone(port, {
    purpose: 'message',
    language,
    isWithoutServices,
    async onHeard({ text, confidence, isCommandsOnly }) {
      const { draft } = chat.store.getState()
      chat.type(draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`)
      await answers.interrupt()
      // what stood there before was not meant to be sent with it
      const isSure = draft.trim() === '' && !isCommandsOnly && (confidence ?? 1) >= SURE_CONFIDENCE
      if (isSure) sendWhenFree(chat)
      else setToCheck(true)
    },
  })
  const microphone: Microphone = {
    ...listening,
    start() {
      setToCheck(false)
      void answers.interrupt()
      listening.start()
    },
  }
  return { microphone, isToCheck, settle: () => setToCheck(false) }
}
