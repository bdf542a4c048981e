import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import type { Heard } from '../../../client/voice/utterance.ts'
import { useChat } from '../chat-context.ts'
import type { Chat } from '../model/chat.ts'
import { isPending } from '../model/chat-state.ts'
import { answerSpeechId, readAnswer, skipAnswers } from '../voice/read-answer.ts'
import { heardLength } from './heard-length.ts'

/** Whoever reads a conversation's answers aloud. */
export interface SpokenAnswers {
  /** Ends the answer that is spoken or made: what was not heard of it is taken back. Resolves when that is done. */
  interrupt(): Promise<void>
  /** The next answer with this id says itself: `begin` is called in the place of reading it, with who is to be told of its end. */
  expect(messageId: string, begin: (onEnd: (heard: Heard) => void) => void): void
}

/** Keeps what was heard of an answer that was read from a place on. */
async function keepHeard(chat: Chat, messageId: string, from: number, { text, ending }: Heard): Promise<void> {
  const { live, messages } = chat.store.getState()
  const isLive = live?.messageId === messageId
  const whole = isLive ? live.text : (messages.find(({ id }) => id === messageId)?.content ?? '')
  const length = ending === 'whole' ? whole.length : from + heardLength(whole.slice(from), text)
  if (isLive || length < whole.length) await chat.cut(messageId, length)
}

/** Reads each answer aloud that begins or goes on while this is there, with captions where there is no sound. */
export function useSpokenAnswers(isEnabled: boolean): SpokenAnswers {
  const chat = useChat()
  const speech = useSpeech()
  /** The reading under way, and whether the user has interrupted it. */
  const reading = useRef({ isInterrupted: false, ended: Promise.resolve() })
  /** Answers that say themselves. */
  const expected = useRef(new Map<string, (onEnd: (heard: Heard) => void) => void>())

  useEffect(() => {
    if (!isEnabled) return
    return chat.store.subscribe(({ live, messages }, before) => {
      if (live === undefined || live.messageId === before.live?.messageId) return
      // one that was found under way, as after a reload, is not taken up in its middle
      if (live.text !== '' && before.link !== 'sending') return
      const { messageId } = live
      const from = live.text.length
      const answer = messages.find(({ id }) => id === messageId)
      const asked = messages.find(({ id }) => id === answer?.parentId)?.content ?? ''
      const ended = Promise.withResolvers<void>()
      const own = { isInterrupted: false, ended: ended.promise }
      reading.current = own
      const handleEnd = (heard: Heard) => {
        const kept = own.isInterrupted ? keepHeard(chat, messageId, from, heard) : Promise.resolve()
        void kept.then(ended.resolve)
      }
      const begin = expected.current.get(messageId)
      expected.current.delete(messageId)
      if (begin !== undefined) return begin(handleEnd)
      const manner = { isWanted: true, withoutSound: 'captions', onEnd: handleEnd } as const
      readAnswer({ speech, chat, messageId, asked, from, ...manner })
    })
  }, [chat, speech, isEnabled])
  // who leaves wants to read on
  useEffect(() => () => skipAnswers(speechStore), [])

  const interrupt = useCallback(async () => {
    const { live } = chat.store.getState()
    const { queue } = speechStore.getState()
    reading.current.isInterrupted = true
    const isQueued = live !== undefined && queue.some(({ id }) => id === answerSpeechId(live.messageId))
    if (isPending(chat.store.getState()) && !isQueued) void chat.stop()
    skipAnswers(speechStore)
    await reading.current.ended
  }, [chat])
  const expect = useCallback<SpokenAnswers['expect']>((messageId, begin) => {
    expected.current.set(messageId, begin)
  }, [])
  return useMemo(() => ({ interrupt, expect }), [interrupt, expect])
}
