import { type ChangeEvent, type ReactNode, useRef } from 'react'

/** File types the file picker offers first; the content of a file decides what it is. */
const OFFERED =
  '.txt,.text,.md,.markdown,.csv,.tsv,.pdf,.docx,.doc,text/plain,text/markdown,text/csv,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The browser's picker of documents: the field behind it, to be shown beside the button that opens it. */
export function useFilePicker(
  label: string,
  onPick: (files: readonly File[]) => void,
): { readonly field: ReactNode; readonly open: () => void } {
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])])
    // lets the same file be chosen again after it was removed
    target.value = ''
  }
  const field = (
    <input
      ref={input}
      type="file"
      multiple
      accept={OFFERED}
      onChange={handleChange}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
    />
  )
  return { field, open: () => input.current?.click() }
}
