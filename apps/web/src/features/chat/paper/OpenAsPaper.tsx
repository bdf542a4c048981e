import type { ChatMessage } from '@placard/contract'
import { productKindOf } from '@placard/language/papers'
import { FilePenLine } from 'lucide-react'
import { useMemo } from 'react'
import { useHasPapers } from '../../../client/gateways/paper-gateway.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useChatState } from '../chat-context.ts'
import { paperMessages as words } from './messages.en.ts'
import { useNewPaper } from './open-paper.ts'

type OpenAsPaperProps = { message: ChatMessage; asked: string }

/** Whether an answer can begin a paper: it has ended with a text, outside of a drill. */
function useCanOpen({ content, status }: ChatMessage): boolean {
  const isDrill = useChatState(({ conversation }) => conversation?.context?.kind === 'drill')
  return useHasPapers() && content !== '' && status !== 'answering' && !isDrill
}

/** Whether an answer is a text to be used: a speech, a paper or a resolution. */
function useIsProduct({ message: { content }, asked }: OpenAsPaperProps): boolean {
  return useMemo(() => productKindOf(asked, content) !== undefined, [asked, content])
}

/** Opens a speech, a paper or a resolution in the editor beside the chat. */
function ProductButton(props: OpenAsPaperProps) {
  const { message, asked } = props
  const { fromAnswer } = useNewPaper()
  if (!useIsProduct(props)) return null
  return (
    <Button
      size="sm"
      className="mt-1"
      onClick={() => void fromAnswer(message, asked)}
      icon={<FilePenLine aria-hidden="true" className="size-4" />}
    >
      {words.open}
    </Button>
  )
}

/** Under an answer that is a text to be used. */
export function OpenAsPaper(props: OpenAsPaperProps) {
  return useCanOpen(props.message) ? <ProductButton {...props} /> : null
}

function AnyButton({ message, asked }: OpenAsPaperProps) {
  const { fromAnswer } = useNewPaper()
  return (
    <IconButton isDense label={words.open} onClick={() => void fromAnswer(message, asked)}>
      <FilePenLine aria-hidden="true" />
    </IconButton>
  )
}

/** Among the actions of any answer. */
export function OpenAnyAsPaper(props: OpenAsPaperProps) {
  const isProduct = useIsProduct(props)
  return useCanOpen(props.message) && !isProduct ? <AnyButton {...props} /> : null
}
