import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { newChatIn } from '../../../client/navigation/view.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat, useChatState } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { RadioRow } from '../RadioRow.tsx'
import { projectMessages } from './messages.en.ts'
import { useProjects } from './use-projects.ts'

const { move: words, list: listWords } = projectMessages

/** Moves the conversation into a project, or out of it; the toast takes it back. */
function useMove() {
  const chat = useChat()
  const current = useChatState(({ conversation, plan }) => (conversation ?? plan).projectId)

  async function change(projectId: string | null): Promise<boolean> {
    try {
      await chat.change({ projectId })
      // a chat that has not begun is in the project of its address
      if (!chat.hasBegun) navigate(newChatIn(projectId), { replace: true })
      return true
    } catch {
      showToast(words.failed, { tone: 'danger' })
      return false
    }
  }
  return {
    current,
    async moveTo(projectId: string | null, name: string | undefined) {
      const from = current
      if (!(await change(projectId))) return
      showToast(name === undefined ? words.out : words.moved(name), { undo: () => void change(from) })
    },
  }
}

function Loading() {
  return (
    <SkeletonGroup className="flex flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-warning">{listWords.failed}</p>
      <Button onClick={onRetry}>{listWords.tryAgain}</Button>
    </div>
  )
}

function Choices({ onDone }: { onDone: () => void }) {
  const group = useId()
  const { data: projects, isError, refetch } = useProjects()
  const { current, moveTo } = useMove()
  // arrow keys choose; only the button moves
  const [choice, setChoice] = useState<string | null>()
  if (projects === undefined && isError) return <NotLoaded onRetry={() => void refetch()} />
  if (projects === undefined) return <Loading />
  const stands = projects.some(({ id }) => id === current) ? current : null
  const shown = choice === undefined ? stands : choice
  function move() {
    onDone()
    if (shown !== stands) void moveTo(shown, projects?.find(({ id }) => id === shown)?.name)
  }
  return (
    <div className="flex flex-col gap-4">
      {projects.length === 0 && <p className="text-15 text-text-2">{words.noProjects}</p>}
      {projects.length > 0 && (
        <div
          role="radiogroup"
          aria-label={words.title}
          className="overflow-hidden rounded-control border border-control"
        >
          <RadioRow
            name={group}
            isChosen={shown === null}
            onChoose={() => setChoice(null)}
            title={words.none}
            note={words.noneNote}
          />
          {projects.map(({ id, name }) => (
            <RadioRow key={id} name={group} isChosen={shown === id} onChoose={() => setChoice(id)} title={name} />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewLink view={{ kind: 'new-project' }} className={buttonClasses('secondary')}>
          {listWords.fresh}
        </ViewLink>
        {projects.length > 0 && (
          <Button variant="primary" onClick={move}>
            {words.now}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Dialog for the project of the conversation. */
export function MoveDialog() {
  const ui = useChatUi()
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'project')
  const close = () => ui.setState({ dialog: undefined })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title}>
      <Choices onDone={close} />
    </Dialog>
  )
}
