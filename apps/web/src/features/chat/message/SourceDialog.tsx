import type { ChatSource } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Loaded } from '../../../kit/ui/Loaded.tsx'
import { AnswerText } from '../markdown/AnswerText.tsx'
import { sourceMessages as words } from './source-messages.en.ts'
import { sourceText } from './source-text.ts'

/** What stands behind a source: its title, its kind and its text. */
export function SourceDialog({ source, onClose }: { source: ChatSource; onClose: () => void }) {
  const { kind, id, title } = source
  const query = useQuery({
    queryKey: ['chat', 'source', kind, id],
    queryFn: async () => (await sourceText(source)) ?? null,
  })
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <p className="pb-3 text-13 text-text-2">{words.about[kind]}</p>
      <Loaded query={query}>{(text) => text !== null && <AnswerText text={text} />}</Loaded>
    </Dialog>
  )
}
