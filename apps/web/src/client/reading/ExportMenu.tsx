import { useMutation } from '@tanstack/react-query'
import { Braces, FileDown, FileText, FileType, type LucideIcon, ScrollText } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '../../kit/browser/save-file.ts'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { MenuEntry, PopoverMenu } from '../../kit/ui/PopoverMenu.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { ApiError } from '../api/api-error.ts'
import { readingMessages as words } from './messages.en.ts'
import {
  TRANSCRIPT_FORMATS,
  type TranscriptDocument,
  type TranscriptFormat,
  transcriptFile,
} from './transcript-file.ts'

const ICONS: Readonly<Record<TranscriptFormat, LucideIcon>> = {
  txt: FileText,
  json: Braces,
  md: FileType,
  pdf: ScrollText,
}

type ExportMenuProps = {
  title: string
  zone: string
  /** Reads the transcript as it is now. */
  read: () => Promise<TranscriptDocument>
}

/** Saves a transcript as text, JSON, Markdown or PDF. */
export function ExportMenu({ title, zone, read }: ExportMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const save = useMutation({
    mutationFn: async (format: TranscriptFormat) => transcriptFile(await read(), format, zone),
    onSuccess({ name, content, isUnfinished }) {
      saveFile(name, content)
      showToast(isUnfinished ? words.exportedUnfinished(name) : words.exported(name))
    },
    onError(error) {
      const isMissing = error instanceof ApiError && error.code === 'not-found'
      showToast(isMissing ? words.missing : words.notExported, { tone: 'danger' })
    },
  })
  return (
    <PopoverMenu
      ref={menu}
      label={words.exportOf(title)}
      aria-busy={save.isPending || undefined}
      trigger={
        <>
          <FileDown aria-hidden="true" className="size-4" />
          {words.export}
        </>
      }
      className={buttonClasses('secondary', 'sm')}
    >
      {TRANSCRIPT_FORMATS.map((format) => (
        <MenuEntry
          key={format}
          label={words.formats[format]}
          Icon={ICONS[format]}
          onPress={() => {
            menu.current?.hidePopover()
            save.mutate(format)
          }}
        />
      ))}
    </PopoverMenu>
  )
}
