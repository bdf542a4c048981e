import { formattedText } from '@placard/language/papers'
import { AlignLeft, PencilLine } from 'lucide-react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { ChangeParagraph } from './ChangeParagraph.tsx'
import { ExportButtons } from './export/ExportButtons.tsx'
import { LayOnTable } from './LayOnTable.tsx'
import { paperMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'
import type { PaperPlace } from './paper-place.ts'
import { RemovePaper } from './RemovePaper.tsx'

/** How the paper is stored, and how long it is. */
function SaveLine({ editor }: { editor: PaperEditor }) {
  const save = useStore(editor.store, (state) => state.save)
  const text = useStore(editor.store, (state) => state.content.text)
  const isTrouble = save !== 'saved' && save !== 'saving' && save !== 'waiting'
  const count = text.split(/\s+/).filter((word) => word !== '').length
  return (
    <div className="flex flex-wrap justify-between gap-x-3 text-13">
      <p role="status" className={isTrouble ? 'text-danger' : 'text-text-2'}>
        {words.saves[save]}
      </p>
      <p className="text-text-3 tabular">{words.words(count)}</p>
    </div>
  )
}

type PaperFootProps = { editor: PaperEditor; caret: RefObject<number>; place: PaperPlace }

/** What can be done with the paper. */
export function PaperFoot({ editor, caret, place: { isChanging, setIsChanging } }: PaperFootProps) {
  const { kind, text } = useStore(editor.store, (state) => state.content)

  async function handleFormat() {
    const formatted = formattedText(kind, text)
    if (formatted === text) {
      showToast(words.alreadyFormatted)
      return
    }
    await editor.flush()
    const { version } = editor.store.getState()
    await editor.make({ text: formatted }, { making: 'formatted' })
    showToast(words.formatted, { tone: 'success', undo: () => void editor.restore(version) })
  }
  return (
    <div className="flex working-paper-foot shrink-0 flex-col gap-3 overflow-y-auto border-t border-hairline px-4 py-3">
      {isChanging ? (
        <ChangeParagraph editor={editor} caret={caret.current} onClose={() => setIsChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => setIsChanging(true)}
            icon={<PencilLine aria-hidden="true" className="size-4" />}
          >
            {words.change}
          </Button>
          {kind === 'resolution' && (
            <Button
              size="sm"
              onClick={() => void handleFormat()}
              icon={<AlignLeft aria-hidden="true" className="size-4" />}
            >
              {words.format}
            </Button>
          )}
          <LayOnTable editor={editor} />
          <ExportButtons editor={editor} />
          <RemovePaper editor={editor} />
        </div>
      )}
      <SaveLine editor={editor} />
    </div>
  )
}
