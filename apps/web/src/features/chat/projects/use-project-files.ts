import { type ChatAttachment, PROJECT_FILES_MAX } from '@placard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { type DraftFile, DraftFiles } from '../model/draft-files.ts'
import { projectMessages } from './messages.en.ts'
import { fileFaultOf, isFull } from './store-fault.ts'
import { refreshProject, useProjectGateway } from './use-projects.ts'

const { files: words } = projectMessages

/** The files of a project: those that are there, those on their way, and what can be done with them. */
export function useProjectFiles(projectId: string, there: readonly ChatAttachment[]) {
  const { gateway } = useChatScope()
  const projects = useProjectGateway()
  const queries = useQueryClient()
  const [coming, setComing] = useState<readonly DraftFile[]>([])
  const latest = useRef<readonly DraftFile[]>([])
  const count = useRef(0)
  const put = useCallback(
    async (attachmentId: string) => {
      try {
        await projects.putProjectFile(projectId, attachmentId)
      } catch (error) {
        throw fileFaultOf(error)
      } finally {
        // another tab may have filled the project
        await refreshProject(queries, projectId)
      }
    },
    [projects, queries, projectId],
  )
  const added = useMemo(
    () =>
      new DraftFiles({
        gateway: {
          async attach(file, request) {
            const attachment = await gateway.attach(file, request)
            await put(attachment.id)
            return attachment
          },
          dropAttachment: (attachmentId) => gateway.dropAttachment(attachmentId),
        },
        newId: () => crypto.randomUUID(),
        room: () => PROJECT_FILES_MAX - count.current,
        tooMany: words.tooMany,
        read: () => latest.current,
        write(files) {
          // one that is in the project is shown among its files
          latest.current = files.filter(({ state }) => state.kind !== 'ready')
          setComing(latest.current)
        },
      }),
    [gateway, put],
  )
  useEffect(() => {
    count.current = there.length
  }, [there.length])

  async function putBack({ id }: ChatAttachment) {
    try {
      await put(id)
    } catch (error) {
      showToast(isFull(error) ? words.full : words.notRestored, { tone: 'danger' })
    }
  }

  async function take(file: ChatAttachment) {
    try {
      await projects.takeProjectFile(file.id)
      showToast(words.removed(file.name), { undo: () => void putBack(file) })
    } catch {
      showToast(words.notRemoved, { tone: 'danger' })
    }
    await refreshProject(queries, projectId)
  }
  return { coming, added, take }
}
