import type { ChatAttachment } from '@placard/contract'
import { Paperclip, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { DocumentLine, FileRow } from '../files/FileRow.tsx'
import { fileMessages } from '../files/messages.en.ts'
import { useFilePicker } from '../files/use-file-picker.tsx'
import { projectMessages } from './messages.en.ts'
import { useProjectFiles } from './use-project-files.ts'

const { files: words } = projectMessages

/** Lazily loaded when a file is opened. */
const ReadDialog = lazy(() => import('../files/ReadDialog.tsx').then((module) => ({ default: module.ReadDialog })))

type FileEntryProps = { file: ChatAttachment; onOpen: () => void; onTake: () => void }

function FileEntry({ file, onOpen, onTake }: FileEntryProps) {
  return (
    <li className="flex items-center gap-2 rounded-control border border-hairline bg-bg ps-3 pe-1">
      <button
        type="button"
        aria-label={fileMessages.show(file.name)}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-2 py-1.5 text-start"
      >
        <DocumentLine name={file.name}>{fileMessages.document(file)}</DocumentLine>
      </button>
      <IconButton isDense label={words.remove(file.name)} onClick={onTake}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** The files of a project: what was read of them is searched by its answers. */
export function ProjectFiles({ projectId, files }: { projectId: string; files: readonly ChatAttachment[] }) {
  const { coming, added, take } = useProjectFiles(projectId, files)
  const [open, setOpen] = useState<ChatAttachment>()
  const picker = useFilePicker(words.add, (picked) => added.add(picked))
  const isEmpty = files.length + coming.length === 0
  return (
    <PaperSection title={words.title}>
      {isEmpty ? (
        <p className="text-14 text-text-2">{words.empty}</p>
      ) : (
        <ul aria-label={words.list} className="grid gap-1.5">
          {files.map((file) => (
            <FileEntry key={file.id} file={file} onOpen={() => setOpen(file)} onTake={() => void take(file)} />
          ))}
          {coming.map((file) => (
            <FileRow key={file.id} file={file} files={added} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {picker.field}
        <Button size="sm" onClick={picker.open} icon={<Paperclip aria-hidden="true" className="size-4" />}>
          {words.add}
        </Button>
        <p className="text-12 text-text-3">{words.kept}</p>
      </div>
      {open !== undefined && (
        <PanelBoundary>
          <Suspense>
            <ReadDialog attachment={open} onClose={() => setOpen(undefined)} />
          </Suspense>
        </PanelBoundary>
      )}
    </PaperSection>
  )
}
