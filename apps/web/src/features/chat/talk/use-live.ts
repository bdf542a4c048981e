import { mayAnswerFirst } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import type { Converse } from '../../../client/gateways/voice-gateway.ts'
import { useVoiceGateway } from '../../../client/gateways/voice-gateway.ts'
import { useChatState } from '../chat-context.ts'
import type { ChatState } from '../model/chat-state.ts'

/** Whether a conversation may be held as a whole by a service of the server's. */
function mayBeLive({ conversation, plan }: ChatState): boolean {
  const { engineChoice: choice } = conversation ?? plan
  const isFree = mayAnswerFirst(choice, 'gemini')
  if (!isFree || conversation !== undefined) return isFree
  // what is planned besides goes with the first message, which is heard otherwise then
  const { instructions, context, projectId } = plan
  return choice.kind === 'automatic' && instructions === '' && context === null && projectId === null
}

/** Who holds this conversation as a whole; undefined where it is heard, answered and spoken by one after the other. */
export function useLive(): Converse | undefined {
  const { converse, readHealth } = useVoiceGateway()
  const isAllowed = useChatState(mayBeLive)
  const { data } = useQuery({
    queryKey: ['voice', 'health'],
    queryFn: ({ signal }) => readHealth(signal),
    enabled: converse !== undefined,
    retry: false,
  })
  return isAllowed && data?.live?.state === 'ready' ? converse : undefined
}
