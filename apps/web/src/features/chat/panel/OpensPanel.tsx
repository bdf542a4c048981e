import { useEffect } from 'react'
import { useChat } from '../chat-context.ts'
import { showPanel, useChatUi } from '../chat-ui.ts'
import { useProjects } from '../projects/use-projects.ts'
import { useConversations } from './use-conversations.ts'

/**
 * Opens the list of conversations as soon as it lists something besides the chat that is shown: around a first chat it
 * would be an empty column, and it would move what somebody reads of their first answer.
 */
export function OpensPanel() {
  const ui = useChatUi()
  const chat = useChat()
  const { conversations } = useConversations(false)
  const { data: projects = [] } = useProjects()
  const hasOthers = projects.length > 0 || conversations.some(({ id }) => id !== chat.id)
  useEffect(() => {
    if (hasOthers) showPanel(ui, true)
  }, [hasOthers, ui])
  return null
}
