import { AUTOMATIC, type EngineChoice } from '@placard/contract'
import { keptValues } from '../../../client/storage/storage.ts'
import { Chat } from '../model/chat.ts'
import { keptWordsOf } from '../model/kept-words.ts'
import { type FakeChat, idOf } from './fake-chat.ts'

/** A conversation that nothing was said in yet. */
export function aNewChat(gateway: FakeChat, engineChoice: EngineChoice = AUTOMATIC): Chat {
  return new Chat({
    gateway,
    conversationId: idOf(1),
    isNew: true,
    left: new AbortController().signal,
    plan: { mode: 'balanced', instructions: '', context: null, engineChoice, projectId: null },
    words: keptWordsOf(
      keptValues(() => localStorage),
      'ada',
    ),
    answerOptions: () => ({}),
    newId: () => crypto.randomUUID(),
    isOnline: () => true,
    patience: async () => undefined,
    onFailure: () => undefined,
    onConversation: () => undefined,
  })
}
