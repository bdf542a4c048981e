import type { SessionSummary } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { giveLayout } from '../../../kit/testing/layout.ts'
import { ToastRegion } from '../../../kit/ui/ToastRegion.tsx'
import { type RecordSurroundings, RecordSurroundingsContext } from '../surroundings.ts'
import { aSession, type FakeRecords } from './fake-records.ts'

const nothing = () => Promise.reject(new Error('not asked for here'))

/** A chat of which a view of records reads conversations alone. */
function aChat(get: ChatGateway['get']): ChatGateway {
  return {
    get,
    list: nothing,
    send: nothing,
    regenerate: nothing,
    proceed: nothing,
    follow: nothing,
    stop: nothing,
    cut: nothing,
    change: nothing,
    remove: nothing,
    restore: nothing,
    search: nothing,
    engines: nothing,
    attach: nothing,
    dropAttachment: nothing,
    readAttachment: nothing,
    keep: nothing,
    share: undefined,
  }
}

function aSummary(id: string): SessionSummary {
  const { title, country, progressRatio, createdAt, updatedAt } = aSession(3)
  return { id, title, country, progressRatio, createdAt, updatedAt, campaignId: 'c', pace: 1, status: 'paused' }
}

/** Renders a view of records over a fake host; what is done with conversations is written down. */
export function showRecords(view: ReactNode, records: FakeRecords, get: ChatGateway['get'] = nothing) {
  giveLayout()
  const done: string[] = []
  const surroundings: RecordSurroundings = {
    useActs: () => ({
      async change({ id }, change) {
        done.push(`change ${id} ${JSON.stringify(change)}`)
        return true
      },
      async remove({ id }) {
        done.push(`remove ${id}`)
        return true
      },
    }),
    useOpenHit: () => (hit) => void done.push(`open ${hit.kind} ${hit.id}`),
    Answer: ({ text }) => <p>{text}</p>,
    Session: ({ sessionId, actions }) => (
      <>
        <p>{`Session ${sessionId}`}</p>
        {actions?.(aSummary(sessionId))}
      </>
    ),
  }
  const scope = createChatScope(aChat(get), 'somebody', false, { records })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <ChatScopeContext value={scope}>
        <RecordSurroundingsContext value={surroundings}>{view}</RecordSurroundingsContext>
        <ToastRegion />
      </ChatScopeContext>
    </QueryClientProvider>,
  )
  return { done, person: userEvent.setup(), queries }
}
