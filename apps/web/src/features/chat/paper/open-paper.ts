import type { ChatMessage, NewPaper } from '@placard/contract'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { ChatContext, useChat } from '../chat-context.ts'
import { ChatUiContext, useChatUi } from '../chat-ui.ts'
import { returnToComposer } from '../composer/composer-id.ts'
import { paperMessages as words } from './messages.en.ts'
import { saveFaultOf } from './save-fault.ts'

const OPEN_KEY = 'placard.open-paper'

/** The paper that was open beside a conversation when its page was left; undefined when there was none. */
export function paperLeftOpen(conversationId: string): string | undefined {
  const kept = browserValues.read(OPEN_KEY)
  if (typeof kept !== 'object' || kept === null || !('conversationId' in kept) || !('paperId' in kept)) return undefined
  const { conversationId: of, paperId } = kept
  return of === conversationId && typeof paperId === 'string' ? paperId : undefined
}

/** Notes a paper as the one that is open beside its conversation, whose page opens it. */
export function leavePaperOpen(conversationId: string, paperId: string): void {
  browserValues.write(OPEN_KEY, { conversationId, paperId })
}

/** Has a paper open beside its conversation, whether that is on the page already or is opened next. */
export function useOpenBeside(): (conversationId: string, paperId: string) => void {
  const chat = useContext(ChatContext)
  const ui = useContext(ChatUiContext)
  return (conversationId, paperId) => {
    leavePaperOpen(conversationId, paperId)
    if (chat?.id !== conversationId) return
    ui?.setState({ paperId })
    // the list of conversations, where the focus was, makes room for the paper
    setTimeout(returnToComposer)
  }
}

/** Opens and closes the paper beside the chat, and remembers it in this browser. */
export function usePaperPane() {
  const ui = useChatUi()
  const { id: conversationId } = useChat()
  const paperId = useStore(ui, (state) => state.paperId)
  return {
    paperId,
    open(paper: string) {
      leavePaperOpen(conversationId, paper)
      ui.setState({ paperId: paper })
    },
    close() {
      browserValues.remove(OPEN_KEY)
      ui.setState({ paperId: undefined })
    },
  }
}

/** Begins papers and opens them. */
export function useNewPaper() {
  const gateway = usePaperGateway()
  const { id: conversationId } = useChat()
  const { open } = usePaperPane()

  async function begin(paperOf: () => Promise<Omit<NewPaper, 'id' | 'conversationId'>>): Promise<void> {
    try {
      const detail = await gateway.createPaper({ ...(await paperOf()), id: crypto.randomUUID(), conversationId })
      open(detail.paper.id)
    } catch (error) {
      showToast(saveFaultOf(error) === 'full' ? words.notOpenedFull : words.notOpened, { tone: 'danger' })
    }
  }
  return {
    /** A paper that begins with an answer; the one that was begun with it before is opened again. */
    fromAnswer({ id, content }: ChatMessage, asked: string): Promise<void> {
      return begin(async () => {
        const { paperFromAnswer } = await import('@placard/language/papers')
        return { ...paperFromAnswer(asked, content), messageId: id }
      })
    },
    /** The latest paper of the conversation, else an empty one. */
    async latest(): Promise<void> {
      const [latest] = await gateway.listPapers({ conversationId }).catch(() => [])
      if (latest !== undefined) return open(latest.id)
      await begin(async () => ({ kind: 'other', title: words.title, text: '', messageId: null }))
    },
  }
}
