import { useEffect } from 'react'
import { useHasPapers } from '../../../client/gateways/paper-gateway.ts'
import { useChat } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { paperLeftOpen } from './open-paper.ts'

/** Opens the paper that was open beside this conversation when the page was left or reloaded. */
export function useRememberedPaper(): void {
  const ui = useChatUi()
  const { id } = useChat()
  const hasPapers = useHasPapers()
  useEffect(() => {
    if (hasPapers) ui.setState({ paperId: paperLeftOpen(id) })
  }, [ui, id, hasPapers])
}
