import { PAPER_KINDS, PAPER_TITLE_MAX_LENGTH } from '@placard/contract'
import { useStore } from 'zustand'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { paperMessages as words } from './messages.en.ts'
import { PaperChoice } from './PaperChoice.tsx'
import type { PaperEditor } from './paper-editor.ts'

const OPTIONS = PAPER_KINDS.map((value) => ({ value, label: words.kinds[value] }))

/** Title and kind of the paper. */
export function PaperHead({ editor }: { editor: PaperEditor }) {
  const { title, kind } = useStore(editor.store, (state) => state.content)
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 pb-1">
      <PaperChoice paperId={editor.id} />
      <div className="working-paper-head grid gap-3">
        <TextField
          label={words.name}
          value={title}
          maxLength={PAPER_TITLE_MAX_LENGTH}
          onChange={(event) => editor.edit({ title: event.target.value })}
        />
        <Select
          label={words.kind}
          options={OPTIONS}
          value={kind}
          onSelect={(chosen) => editor.edit({ kind: chosen })}
        />
      </div>
    </div>
  )
}
