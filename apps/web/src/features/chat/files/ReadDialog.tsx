import type { ChatAttachment } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx'
import { fileMessages } from './messages.en.ts'

const words = fileMessages.dialog

/** Dialog with the extracted text of a document: what the assistant answers from. */
export function ReadDialog({ attachment, onClose }: { attachment: ChatAttachment; onClose: () => void }) {
  const { gateway } = useChatScope()
  const { id, name, length } = attachment
  const { data, isError } = useQuery({
    queryKey: ['chat', 'attachment', id],
    queryFn: ({ signal }) => gateway.readAttachment(id, signal),
    enabled: length > 0,
  })
  const text = length === 0 ? words.none : isError ? words.failed : data === undefined ? words.loading : undefined
  return (
    <Dialog title={name} isOpen onClose={onClose}>
      <p className="text-13 text-text-2">{text ?? words.what}</p>
      {data !== undefined && (
        <ScrollRegion
          label={name}
          className="mt-3 max-h-[50vh] overflow-y-auto whitespace-pre-wrap rounded-control border border-hairline bg-bg p-4 text-13 leading-relaxed [overflow-wrap:anywhere]"
        >
          {data.text}
        </ScrollRegion>
      )}
    </Dialog>
  )
}
