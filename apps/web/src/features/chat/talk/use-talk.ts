import { SURE_CONFIDENCE } from '@placard/contract'
import { useState } from 'react'
import type { HearingGateway, Recording } from '../../../client/gateways/hearing-gateway.ts'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useSpokenLanguage } from '../../../client/microphone/use-spoken-language.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useChat, useChatState } from '../chat-context.ts'
import type { Chat } from '../model/chat.ts'
import { isPending, keepsServicesOut } from '../model/chat-state.ts'
import { hearLive } from './hear-live.ts'
import { useLive } from './use-live.ts'
import type { SpokenAnswers } from './use-spoken-answers.ts'

const NEVER = new AbortController().signal

/** `unsure`: it was not heard for certain; `cut-short`: there may have been more to say. */
export type ToCheck = 'unsure' | 'cut-short'

/** The microphone of a conversation by voice. */
export interface Talk {
  /** Whether one service hears, answers and speaks. */
  readonly isLive: boolean
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
  const live = useLive()
  const speech = useSpeech()
  const voiceId = useSetting('selectedUserVoice')
  /** What was heard by whoever answers it. */
  const [answered] = useState(() => new WeakSet<Recording>())

  async function hear(...[recording, request, signal = NEVER]: Parameters<HearingGateway['hear']>) {
    await answers.interrupt()
    const { draft } = chat.store.getState()
    // what stands there, and what is being answered, come first
    const isFree = draft.trim() === '' && !isPending(chat.store.getState())
    if (live !== undefined && isFree) {
      try {
        const heard = await hearLive({ converse: live, chat, speech, answers, voiceId }, recording, request, signal)
        answered.add(recording)
        return heard
      } catch {
        // nothing was stored: what was said is not lost, and whoever hears it now says what is wrong
        signal.throwIfAborted()
      }
    }
    return port.hearing.hear(recording, request, signal)
  }
  const listening = useMicrophone(port, {
    purpose: 'message',
    language,
    isWithoutServices,
    hear: live && hear,
    async onHeard({ text, confidence, isCommandsOnly, recording, recordingId, isCutShort }) {
      if (answered.has(recording)) return
      const { draft } = chat.store.getState()
      chat.type(
        draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`,
        recordingId === undefined ? undefined : [recordingId],
      )
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
  return { microphone, isLive: live !== undefined, toCheck, settle: () => setToCheck(undefined) }
}
