import type { EngineChoice } from '@placard/contract'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat } from '../chat-context.ts'
import { toolMessages } from '../tool-messages.en.ts'
import { keepLastChoice } from './last-choice.ts'

/** Chooses the engine of the conversation, from the next message on; new ones begin with it. Never rejects. */
export function useChooseEngine(): (choice: EngineChoice) => Promise<void> {
  const chat = useChat()
  const { owner } = useChatScope()
  return async (engineChoice) => {
    try {
      await chat.change({ engineChoice })
      keepLastChoice(browserValues, owner, engineChoice)
    } catch {
      showToast(toolMessages.notChanged, { tone: 'danger' })
    }
  }
}
