import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useStore } from 'zustand'
import { useCountedExport } from '../../../../client/usage/export-gate.ts'
import { isLimitReached, PlanLink, USAGE_QUERY } from '../../../../client/usage/limit.tsx'
import { saveFile } from '../../../../kit/browser/save-file.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { paperMessages as words } from '../messages.en.ts'
import type { PaperEditor } from '../paper-editor.ts'
import { PAPER_FORMATS, type PaperFormat } from './formats.ts'

/** The paper as a file: Word, PDF or text, in the form of its kind. */
export function ExportButtons({ editor }: { editor: PaperEditor }) {
  const isEmpty = useStore(editor.store, (state) => state.content.text.trim() === '')
  const counted = useCountedExport()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (format: PaperFormat) =>
      counted(words.exported, async () => {
        const { paperFile } = await import('./paper-file.ts')
        return paperFile(editor.store.getState().content, format)
      }),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      void queries.invalidateQueries({ queryKey: USAGE_QUERY })
    },
  })
  return (
    <>
      {PAPER_FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          aria-label={`${words.export}: ${words.exports[format]}`}
          disabled={isEmpty}
          isBusy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
          icon={<FileDown aria-hidden="true" className="size-4" />}
        >
          {words.exports[format]}
        </Button>
      ))}
      {save.isError && (
        <p role="alert" className="working-paper-line text-13 text-danger">
          {isLimitReached(save.error) ? save.error.message : words.notExported}{' '}
          {isLimitReached(save.error) && <PlanLink />}
        </p>
      )}
    </>
  )
}
