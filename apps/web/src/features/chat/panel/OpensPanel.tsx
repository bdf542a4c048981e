import { useEffect, useRef } from 'react'
import { showPanel, useChatUi } from '../chat-ui.ts'
import { useProjects } from '../projects/use-projects.ts'
import { useConversations } from './use-conversations.ts'

/**
 * Opens the list of conversations where there is something to list: around a first chat it would be an empty column. It
 * decides once, by what is there when the chat is opened, as nothing moves while somebody reads their first answer.
 */
export function OpensPanel() {
  const ui = useChatUi()
  const { isSuccess, conversations } = useConversations(false)
  const projects = useProjects()
  const isDecided = useRef(false)
  const isKnown = isSuccess && (projects.isSuccess || !projects.isEnabled)
  const count = conversations.length + (projects.data?.length ?? 0)
  useEffect(() => {
    if (!isKnown || isDecided.current) return
    isDecided.current = true
    if (count > 0) showPanel(ui, true)
  }, [isKnown, count, ui])
  return null
}
