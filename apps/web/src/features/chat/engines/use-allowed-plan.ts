import { AUTOMATIC } from '@placard/contract'
import { useEffect } from 'react'
import { useChat, useChatState } from '../chat-context.ts'
import { type EngineOptions, isAmong } from './engine-options.ts'

/**
 * Lets no new chat begin with an engine that an administrator has withdrawn: it would say so in every answer. The last choice
 * itself is kept, and counts again once its engine is allowed.
 */
export function useAllowedPlan({ withdrawn }: Pick<EngineOptions, 'withdrawn'>): void {
  const chat = useChat()
  const isWithdrawn = useChatState(
    ({ status, conversation, plan }) =>
      status === 'new' && conversation === undefined && isAmong(withdrawn, plan.engineChoice),
  )
  useEffect(() => {
    if (isWithdrawn) void chat.change({ engineChoice: AUTOMATIC })
  }, [chat, isWithdrawn])
}
