import { useQuery } from '@tanstack/react-query'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { Select } from '../../../kit/ui/Select.tsx'
import { useChat } from '../chat-context.ts'
import { paperMessages as words } from './messages.en.ts'
import { usePaperPane } from './open-paper.ts'

/** The papers of the conversation, where there are several. */
export function PaperChoice({ paperId }: { paperId: string }) {
  const gateway = usePaperGateway()
  const { id } = useChat()
  const { open } = usePaperPane()
  const { data = [] } = useQuery({
    queryKey: ['papers', id, paperId],
    queryFn: ({ signal }) => gateway.listPapers({ conversationId: id }, signal),
  })
  if (data.length < 2 || data.every((paper) => paper.id !== paperId)) return null
  const options = data.map((paper) => ({ value: paper.id, label: paper.title }))
  return <Select label={words.papers} options={options} value={paperId} onSelect={open} />
}
