import type { ChatsOfRemoved, Project } from '@placard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { refreshConversations } from '../panel/use-conversations.ts'
import { RadioRow } from '../RadioRow.tsx'
import { openChatsOf } from '../use-open-chats.ts'
import { projectMessages } from './messages.en.ts'
import { isOutdated, storeFaultOf } from './store-fault.ts'
import { useProjectCache, useProjectGateway } from './use-projects.ts'

const { remove: words } = projectMessages

/** Deletes a project, with an undo button in the toast. */
function useRemoval({ id }: Project) {
  const gateway = useProjectGateway()
  const cache = useProjectCache()
  const queries = useQueryClient()
  const openChats = openChatsOf(useChatScope())

  async function restore() {
    try {
      cache.stored(await gateway.restoreProject(id))
      await refreshConversations(queries)
      navigate({ kind: 'project', projectId: id })
    } catch (error) {
      showToast(isOutdated(error) ? storeFaultOf(error) : words.notRestored, { tone: 'danger' })
    }
  }

  return async (chats: ChatsOfRemoved): Promise<boolean> => {
    try {
      await gateway.removeProject(id, chats)
    } catch {
      showToast(words.notDone, { tone: 'danger' })
      return false
    }
    if (chats === 'remove') openChats.forgetProject(id)
    navigate({ kind: 'chat' })
    cache.gone(id)
    void refreshConversations(queries)
    showToast(words.done, { undo: () => void restore() })
    return true
  }
}

/** Deletes a project after a question: what becomes of its chats. */
export function RemoveProject({ project }: { project: Project }) {
  const remove = useRemoval(project)
  const name = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [chats, setChats] = useState<ChatsOfRemoved>('keep')
  const [isBusy, setIsBusy] = useState(false)

  async function handleRemove() {
    setIsBusy(true)
    const isDone = await remove(chats)
    setIsBusy(false)
    if (!isDone) setIsAsking(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger"
        onClick={() => setIsAsking(true)}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
      >
        {words.open}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.cancel}</Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void handleRemove()}>
              {words.now}
            </Button>
          </>
        }
      >
        <fieldset>
          <legend className="pb-1 text-15 text-text-2">{words.text(project.name)}</legend>
          <div className="overflow-hidden rounded-control border border-control">
            <RadioRow
              name={name}
              isChosen={chats === 'keep'}
              onChoose={() => setChats('keep')}
              title={words.keep}
              note={words.keepNote}
            />
            <RadioRow
              name={name}
              isChosen={chats === 'remove'}
              onChoose={() => setChats('remove')}
              title={words.gone}
              note={words.goneNote}
            />
          </div>
        </fieldset>
      </Dialog>
    </>
  )
}
