import { useId } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
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

function Choices({ onDone }: { onDone: () => void }) {
  const group = useId()
  const { data: projects, isError } = useProjects()
  const { current, moveTo } = useMove()
  if (projects === undefined) return isError ? <p className="text-14 text-warning">{listWords.failed}</p> : null
  const shown = projects.some(({ id }) => id === current) ? current : null
  function choose(projectId: string | null, name?: string) {
    onDone()
    if (projectId !== current) void moveTo(projectId, name)
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
            onChoose={() => choose(null)}
            title={words.none}
            note={words.noneNote}
          />
          {projects.map(({ id, name }) => (
            <RadioRow key={id} name={group} isChosen={shown === id} onChoose={() => choose(id, name)} title={name} />
          ))}
        </div>
      )}
      <ViewLink view={{ kind: 'new-project' }} className={buttonClasses('secondary', 'sm')}>
        {listWords.fresh}
      </ViewLink>
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
