import { useMutation } from '@tanstack/react-query'
import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { fileNameOf } from '../../kit/browser/file-name.ts'
import { saveFile } from '../../kit/browser/save-file.ts'
import { PAPER_SIZES, type PaperSize } from '../../kit/documents/pdf-library.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import type { HandbookDocument } from './chapter.ts'
import { handbookMessages as words } from './messages.en.ts'

/** Countries whose paper is Letter. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE)\b/

const MAKE = {
  html: async (document: HandbookDocument) => {
    const { documentHtml } = await import('./document-html.tsx')
    return new Blob([documentHtml(document)], { type: 'text/html' })
  },
  pdf: async (document: HandbookDocument, size: PaperSize) => {
    const { documentPdf } = await import('./document-pdf.ts')
    return documentPdf(document, size)
  },
} as const
type Format = keyof typeof MAKE

/** Prints a handbook, or saves it as a file. The files are made in the browser. */
export function SaveBar({ document, isBusy = false }: { document: HandbookDocument; isBusy?: boolean }) {
  const [size, setSize] = useState<PaperSize>(() => (LETTER.test(navigator.language) ? 'LETTER' : 'A4'))
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const name = `${fileNameOf(document.title, 'handbook')}.${format}`
      saveFile(name, await MAKE[format](document, size))
      return name
    },
  })
  const button = (format: Format) => (
    <Button
      icon={<FileDown aria-hidden="true" className="size-4" />}
      disabled={isBusy}
      isBusy={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {words[format]}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" className="size-4" />}
          disabled={isBusy}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        {button('html')}
        {button('pdf')}
        <Select
          label={words.paper}
          options={PAPER_SIZES.map((value) => ({ value, label: words.papers[value] }))}
          value={size}
          onSelect={setSize}
        />
      </div>
      {save.isError && (
        <Alert tone="danger" title={words.failed}>
          {save.error.message}
        </Alert>
      )}
      <p role="status" className="text-13 text-text-2">
        {isBusy ? words.loading : save.data === undefined ? '' : words.saved(save.data)}
      </p>
    </div>
  )
}
