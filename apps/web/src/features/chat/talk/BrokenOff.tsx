import type { ChatMessage } from '@placard/contract'
import { RotateCcw, StepForward } from 'lucide-react'
import { useStore } from 'zustand'
import { conditionsStore } from '../../../client/connectivity/conditions.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useBranch, useChat, useChatState, useIsPending } from '../chat-context.ts'
import { chatMessages } from '../messages.en.ts'
import { talkMessages } from './messages.en.ts'

const { broken: words } = talkMessages
const { faults } = chatMessages.message

/** Why an answer broke off or did not come, and one press that has the rest of it made and said. */
function Ended({ answer: { id, status, fault = 'unavailable' } }: { answer: ChatMessage }) {
  const chat = useChat()
  const hasPart = status === 'interrupted'
  const icon = hasPart ? (
    <StepForward aria-hidden="true" className="size-4" />
  ) : (
    <RotateCcw aria-hidden="true" className="size-4" />
  )
  return (
    <div role="status" className="flex max-w-prose flex-col items-center gap-2 text-14">
      <p>{hasPart ? words.part(faults[fault]) : words.nothing(faults[fault])}</p>
      <Button size="sm" variant="primary" icon={icon} onClick={() => void chat.proceed(id)}>
        {hasPart ? words.goOn : words.again}
      </Button>
    </div>
  )
}

/** What is to be said of an answer that does not come: its server is away, or it has broken off. */
export function BrokenOff() {
  const { branch } = useBranch()
  const isPending = useIsPending()
  const isAway = useChatState(({ live, link }) => live !== undefined && link === 'connecting')
  const api = useStore(conditionsStore, (state) => state.api)
  const last = branch.at(-1)
  if (isPending) {
    return (
      <p role="status" className="max-w-prose text-14 empty:hidden">
        {isAway && api !== 'healthy' && api !== 'unknown' && words.away}
      </p>
    )
  }
  return last?.status === 'interrupted' || last?.status === 'failed' ? <Ended answer={last} /> : null
}
