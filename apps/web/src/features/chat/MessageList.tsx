import type { ChatMessage } from '@placard/contract'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useContext, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { VoiceGatewayContext } from '../../client/gateways/voice-gateway.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ListFrame } from '../../kit/ui/ListFrame.tsx'
import { useBranch, useChat, useChatState } from './chat-context.ts'
import { useListHandle } from './list-handle.ts'
import { AnswerMessage } from './message/AnswerMessage.tsx'
import { UnsentMessage } from './message/UnsentMessage.tsx'
import { UserMessage } from './message/UserMessage.tsx'
import { chatMessages } from './messages.en.ts'
import type { Unsent } from './model/kept-words.ts'
import type { MessageTree } from './model/tree.ts'
import { useReadingPosition } from './use-reading-position.ts'
import { ReadingBar } from './voice/ReadingBar.tsx'
import { useQuietOnLeave } from './voice/use-quiet-on-leave.ts'

/** Estimated height of a message that has not been measured yet, in px. */
const USUAL_HEIGHT = 180
/** Padding above the first message, in px. */
const HEAD_PX = 24

type Row = { readonly key: string; readonly message?: ChatMessage; readonly unsent?: Unsent }

/** Rows of the list: the shown branch, then the unsent messages. */
function useRows(): { readonly tree: MessageTree; readonly rows: readonly Row[] } {
  const { tree, branch } = useBranch()
  const outbox = useChatState((state) => state.outbox)
  const rows = useMemo(
    () => [
      ...branch.map((message): Row => ({ key: message.id, message })),
      ...outbox
        .filter(({ clientId }) => !tree.byId.has(clientId))
        .map((unsent): Row => ({ key: unsent.clientId, unsent })),
    ],
    [tree, branch, outbox],
  )
  return { tree, rows }
}

function RowView({ row: { message, unsent }, tree }: { row: Row; tree: MessageTree }) {
  const isSending = useChatState(
    ({ link, outbox }) => link === 'sending' && unsent !== undefined && outbox[0]?.clientId === unsent.clientId,
  )
  if (unsent !== undefined) return <UnsentMessage unsent={unsent} isSending={isSending} />
  if (message === undefined) return null
  return message.role === 'user' ? (
    <UserMessage message={message} tree={tree} />
  ) : (
    <AnswerMessage message={message} tree={tree} />
  )
}

/** Scrolls the sought message into view, once. */
function useSought(rows: readonly Row[], virtualizer: RefObject<VirtualizerHandle | null>, leave: () => void): void {
  const chat = useChat()
  const sought = useChatState((state) => state.sought)
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === sought)
    if (sought === undefined || index < 0) return
    chat.seek(undefined)
    leave()
    // after the initial scroll
    const timer = setTimeout(() => virtualizer.current?.scrollToIndex(index, { align: 'center' }), 60)
    return () => clearTimeout(timer)
  }, [chat, rows, sought, virtualizer, leave])
}

/** Virtualized list of messages: only those near the viewport are in the DOM. */
export function MessageList() {
  const { tree, rows } = useRows()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const newest = rows.at(-1)
  const { isAtEnd, goToEnd, leave } = useReadingPosition({
    scroller,
    content,
    virtualizer,
    head: HEAD_PX,
    question: rows.findLastIndex(({ message }) => message?.role !== 'assistant'),
    count: rows.length,
    newest: newest?.key,
    isComing: newest?.unsent !== undefined || newest?.message?.status === 'answering',
  })
  useImperativeHandle(useListHandle(), () => ({
    show: (index) => {
      leave()
      virtualizer.current?.scrollToIndex(index, { align: 'center' })
    },
  }))
  useSought(rows, virtualizer, leave)
  useQuietOnLeave(useChat().id)
  const hasVoice = useContext(VoiceGatewayContext) !== undefined
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div
          ref={scroller}
          role="log"
          aria-live="off"
          aria-label={chatMessages.region}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, and must be scrollable with the keys
          tabIndex={0}
          className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none]"
        >
          <div
            ref={content}
            style={{ paddingBlockStart: HEAD_PX }}
            className="mx-auto min-h-full w-full max-w-184 border-hairline bg-surface px-4 text-15 sm:border-x sm:px-8"
          >
            <Virtualizer
              as={ListFrame}
              ref={virtualizer}
              data={rows}
              scrollRef={scroller}
              startMargin={HEAD_PX}
              itemSize={USUAL_HEIGHT}
              bufferSize={400}
            >
              {(row) => (
                <div key={row.key} data-message={row.key}>
                  <RowView row={row} tree={tree} />
                </div>
              )}
            </Virtualizer>
          </div>
        </div>
        {!isAtEnd && (
          <div className="pointer-events-none absolute inset-x-0 inset-be-3 flex justify-center">
            <Button
              size="sm"
              onClick={goToEnd}
              className="pointer-events-auto animate-rise rounded-full shadow-float"
              icon={<ArrowDown aria-hidden="true" className="size-4" />}
            >
              {chatMessages.actions.latest}
            </Button>
          </div>
        )}
      </div>
      {hasVoice && <ReadingBar />}
    </>
  )
}
