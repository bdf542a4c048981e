import type { ChatMessage } from '@placard/contract'
import { Copy, RotateCcw, StepForward } from 'lucide-react'
import { memo } from 'react'
import { useSetting } from '../../../client/settings/current.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { copyText } from '../copying.ts'
import { AnswerText } from '../markdown/AnswerText.tsx'
import { chatMessages } from '../messages.en.ts'
import type { MessageTree } from '../model/tree.ts'
import { OpenAnyAsPaper, OpenAsPaper } from '../paper/OpenAsPaper.tsx'
import { toolMessages } from '../tool-messages.en.ts'
import { ReadAloud } from '../voice/ReadAloud.tsx'
import { ActionRow } from './ActionRow.tsx'
import { BranchSwitcher } from './BranchSwitcher.tsx'
import { CrisisHelp } from './CrisisHelp.tsx'
import { EngineBadge } from './EngineBadge.tsx'
import { LiveAnswer } from './LiveAnswer.tsx'
import { Sources } from './Sources.tsx'
import { Suggestions } from './Suggestions.tsx'

const { actions, message: words } = chatMessages

/** Why an answer is incomplete, and the button that resumes or retries it. */
function Unfinished({ message }: { message: ChatMessage }) {
  const chat = useChat()
  const isPending = useIsPending()
  const { status, fault } = message
  if (status !== 'stopped' && status !== 'interrupted') return null
  const reason = fault === undefined ? '' : ` (${words.faults[fault]})`
  const interrupted = fault === 'cut' ? words.cut : `${words.interrupted}${reason}`
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-13 text-text-2">
      {status === 'stopped' ? words.stopped : interrupted}
      <Button
        size="sm"
        disabled={isPending}
        onClick={() => void chat.proceed(message.id)}
        icon={<StepForward aria-hidden="true" className="size-4" />}
      >
        {actions.proceed}
      </Button>
    </p>
  )
}

/** Why there is no answer, and the button that asks again. */
function Unanswered({ message: { id, fault = 'unavailable' } }: { message: ChatMessage }) {
  const chat = useChat()
  const isPending = useIsPending()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-text-2">{words.apology(words.faults[fault])}</p>
      <Button
        size="sm"
        disabled={isPending}
        onClick={() => void chat.proceed(id)}
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
      >
        {actions.tryAgain}
      </Button>
    </div>
  )
}

/** Debug line of an answer: its prompt version, and its timings and request id when it was made on this page. */
function DebugLine({ message: { id, engine, seq } }: { message: ChatMessage }) {
  const isShown = useSetting('showDebugInfo')
  const made = useChatState(({ made: all }) => all.get(id))
  if (!isShown || engine === undefined) return null
  const parts = [
    words.debug(engine.promptVersion, seq),
    ...(made === undefined ? [] : [words.debugTimes(made.firstMs, made.wholeMs)]),
    ...(made?.requestId === undefined ? [] : [words.debugRequest(made.requestId)]),
  ]
  return <span className="text-12 text-text-3 tabular [overflow-wrap:anywhere]">{parts.join(' · ')}</span>
}

/** Whether another answer to the same message could differ: the built-in assistant says the same again. */
function mayDiffer({ engine, status, isImported }: ChatMessage): boolean {
  // one that failed has a button of its own
  if (status === 'failed') return false
  return engine?.place !== 'built-in' || isImported === true || status !== 'complete'
}

type AnswerMessageProps = { message: ChatMessage; tree: MessageTree }

function Footer({ message, tree, asked }: AnswerMessageProps & { asked: string }) {
  const chat = useChat()
  const isPending = useIsPending()
  const { content, engine, isImported } = message
  return (
    <div className="mt-1 flex min-h-9 flex-wrap items-center gap-x-2">
      <EngineBadge engine={engine} isImported={isImported} />
      <DebugLine message={message} />
      <BranchSwitcher message={message} tree={tree} />
      <ActionRow>
        {content !== '' && (
          <IconButton
            isDense
            label={actions.copy}
            onClick={() => void copyText(content, toolMessages.messageCopied, toolMessages.messageNotCopied)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
        )}
        {content !== '' && <ReadAloud messageId={message.id} asked={asked} />}
        <OpenAnyAsPaper message={message} asked={asked} />
        {mayDiffer(message) && (
          <IconButton
            isDense
            label={actions.regenerate}
            disabled={isPending}
            onClick={() => void chat.regenerate(message.id)}
          >
            <RotateCcw aria-hidden="true" />
          </IconButton>
        )}
      </ActionRow>
    </div>
  )
}

/** An answer of the assistant: streaming, complete or failed. */
export const AnswerMessage = memo(function AnswerMessage({ message, tree }: AnswerMessageProps) {
  const isLive = useChatState(({ live }) => live?.messageId === message.id)
  const liveEngine = useChatState(({ live }) => (live?.messageId === message.id ? live.engine : undefined))
  const { status, content, sources = [] } = message
  // an imported answer counts as a model's: that the built-in assistant wrote it cannot be verified
  const engine = liveEngine ?? (message.isImported ? undefined : message.engine)
  const asked = tree.byId.get(message.parentId ?? '')
  return (
    <article className="group pb-2 text-15 leading-relaxed">
      <h2 className="sr-only">{words.assistant}</h2>
      {asked?.role === 'user' && <CrisisHelp asked={asked.content} engine={engine} />}
      {isLive ? (
        <LiveAnswer messageId={message.id} asked={asked?.content ?? ''} />
      ) : (
        <>
          {content !== '' && <AnswerText text={content} />}
          {status === 'failed' && <Unanswered message={message} />}
          <Sources sources={sources} />
          <Unfinished message={message} />
          <OpenAsPaper message={message} asked={asked?.content ?? ''} />
          <Footer message={message} tree={tree} asked={asked?.content ?? ''} />
          <Suggestions message={message} />
        </>
      )}
    </article>
  )
})
