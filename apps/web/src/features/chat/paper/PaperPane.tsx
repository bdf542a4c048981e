import './paper.css'
import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { Sheet } from '../../../kit/ui/Sheet.tsx'
import { useIsWide } from '../chat-ui.ts'
import { paperMessages as words } from './messages.en.ts'
import { OpenPaper } from './OpenPaper.tsx'
import { usePaperPane } from './open-paper.ts'
import { usePaperPlace } from './paper-place.ts'
import { usePaperEditor } from './use-paper-editor.ts'

/** The working paper: beside the chat, or as a sheet over it where there is no room. */
export function PaperPane({ paperId }: { paperId: string }) {
  const editor = usePaperEditor(paperId)
  const { close } = usePaperPane()
  const titleId = useId()
  const isWide = useIsWide()
  const place = usePaperPlace()
  if (!isWide) {
    return (
      <Sheet isOpen onClose={close} title={words.title} width="100%" isFlush>
        <OpenPaper editor={editor} place={place} />
      </Sheet>
    )
  }
  return (
    <aside
      aria-labelledby={titleId}
      className="working-paper flex shrink-0 flex-col border-s border-hairline bg-surface"
    >
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-hairline ps-4 pe-2">
        <h2 id={titleId} className="font-sans text-15 font-medium tracking-normal">
          {words.title}
        </h2>
        <IconButton label={words.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <OpenPaper editor={editor} place={place} />
    </aside>
  )
}
