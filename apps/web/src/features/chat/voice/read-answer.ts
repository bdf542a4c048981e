import { readAhead } from '@placard/voice'
import { settingsStore } from '../../../client/settings/current.ts'
import type { Speech } from '../../../client/voice/speech.ts'
import type { SpeechStore } from '../../../client/voice/speech-store.ts'
import { textLanguageOf } from '../../../client/voice/text-language.ts'
import type { Heard, Utterance } from '../../../client/voice/utterance.ts'
import type { Chat } from '../model/chat.ts'
import { keepsServicesOut } from '../model/chat-state.ts'

const PREFIX = 'answer:'

/** The name under which an answer is spoken. */
export function answerSpeechId(messageId: string): string {
  return PREFIX + messageId
}

/** Whether what has that name is an answer of the chat. */
export function isAnswerSpeech(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** Ends the reading of all answers. */
export function skipAnswers({ getState, dispatch }: SpeechStore): void {
  for (const { id } of getState().queue) if (isAnswerSpeech(id)) dispatch({ kind: 'skipped', id })
}

export interface Reading {
  readonly speech: Speech
  readonly chat: Chat
  readonly messageId: string
  /** The message that is answered: it tells the language before the answer does. */
  readonly asked: string
  /** Whether the user wants just this one read; else it waits for its turn. */
  readonly isWanted: boolean
  /** Where to begin in the answer, in UTF-16 code units, when what stands before was said already. */
  readonly from?: number
  /** What happens where there is no sound: nothing, unless told otherwise, because the answer stands on the page. */
  readonly withoutSound?: Utterance['withoutSound']
  /** Told what was heard of the answer once its reading has ended. */
  readonly onEnd?: (heard: Heard) => void
}

/** Reads an answer aloud, also while it is being written: sentence by sentence as they become complete. */
export function readAnswer(reading: Reading): void {
  const { speech, chat, messageId, isWanted, from = 0, withoutSound = 'end' } = reading
  const id = answerSpeechId(messageId)
  const { selectedUserVoice: voiceId } = settingsStore.getState().settings
  let read = textOf(chat, messageId).text.slice(0, from)
  let isBegunAnew = false

  function readOn(): void {
    const { text, isWhole } = textOf(chat, messageId)
    if (!text.startsWith(read)) {
      // an engine failed in the middle, and another one begins anew
      stop()
      isBegunAnew = true
      speech.skip(id)
      readAnswer({ ...reading, from: 0 })
      return
    }
    const { to, spoken } = readAhead(text, read.length, isWhole)
    read = text.slice(0, to)
    if (spoken !== '' || isWhole) speech.extend(id, spoken, isWhole)
    if (isWhole) stop()
  }

  const language = textLanguageOf(textOf(chat, messageId).text || reading.asked)
  const manner = {
    voiceId,
    settings: { language },
    priority: isWanted ? 'now' : 'queue',
    withoutSound,
    isWithoutServices: keepsServicesOut(chat.store.getState()),
  } as const
  const done = speech.speak({ id, text: '', isOpen: true, ...manner })
  const stop = chat.store.subscribe(readOn)
  void done.then((heard) => {
    stop()
    if (!isBegunAnew) reading.onEnd?.(heard)
  })
  readOn()
}

/** What there is of an answer, and whether that is all. A message that is gone has ended. */
function textOf({ store }: Chat, messageId: string): { readonly text: string; readonly isWhole: boolean } {
  const { live, messages } = store.getState()
  if (live?.messageId === messageId) return { text: live.text, isWhole: false }
  return { text: messages.find(({ id }) => id === messageId)?.content ?? '', isWhole: true }
}
