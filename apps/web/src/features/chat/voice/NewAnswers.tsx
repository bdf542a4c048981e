import { useEffect } from 'react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { useChat } from '../chat-context.ts'
import { aloudStore } from './aloud-store.ts'
import { readAnswer, skipAnswers } from './read-answer.ts'

/** Reads each answer aloud that begins while this is there; not those that were begun before, as after a reload. */
export function NewAnswers() {
  const chat = useChat()
  const speech = useSpeech()
  useEffect(
    () =>
      chat.store.subscribe(({ live, messages }, before) => {
        if (live === undefined || live.messageId === before.live?.messageId || live.text !== '') return
        const answer = messages.find(({ id }) => id === live.messageId)
        const asked = messages.find(({ id }) => id === answer?.parentId)?.content ?? ''
        readAnswer({ speech, chat, messageId: live.messageId, asked, isWanted: false })
      }),
    [chat, speech],
  )
  useEffect(
    () => () => {
      if (!aloudStore.getState().isOn) skipAnswers(speechStore)
    },
    [],
  )
  return null
}
