import { FileText, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../../kit/ui/classes.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import type { DraftFile, DraftFiles } from '../model/draft-files.ts'
import { fileMessages as words } from './messages.en.ts'

/** One-line description of a document. */
export function DocumentLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <FileText aria-hidden="true" className="size-4.5 shrink-0 text-text-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-13 text-text">{name}</span>
        <span className="block text-12 text-text-3 tabular [overflow-wrap:anywhere]">{children}</span>
      </span>
    </>
  )
}

function StateText({ file: { bytes, state } }: { file: DraftFile }) {
  switch (state.kind) {
    case 'sending':
      return `${words.size(bytes)} · ${words.states.sending(state.sentRatio)}`
    case 'ready':
      return words.document(state.attachment)
    case 'refused':
    case 'failed':
      return (
        <span role="alert" className="text-danger">
          {state.reason}
        </span>
      )
    default:
      return `${words.size(bytes)} · ${words.states[state.kind]}`
  }
}

/** A file on its way: its progress and its actions. */
export function FileRow({ file, files }: { file: DraftFile; files: Pick<DraftFiles, 'retry' | 'remove'> }) {
  const { id, name, state } = file
  const isOnItsWay = state.kind === 'sending' || state.kind === 'waiting' || state.kind === 'reading'
  return (
    <li className="relative flex items-center gap-2 overflow-hidden rounded-control border border-hairline bg-bg ps-3 pe-1">
      <span className="flex min-w-0 flex-1 items-center gap-2 py-1.5">
        <DocumentLine name={name}>
          <StateText file={file} />
        </DocumentLine>
      </span>
      {state.kind === 'failed' && (
        <IconButton isDense label={words.retry(name)} onClick={() => files.retry(id)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton isDense label={isOnItsWay ? words.cancel(name) : words.remove(name)} onClick={() => files.remove(id)}>
        <X aria-hidden="true" />
      </IconButton>
      {(state.kind === 'sending' || state.kind === 'reading') && (
        <progress
          aria-label={words.progress(name)}
          max={1}
          value={state.kind === 'sending' ? state.sentRatio : undefined}
          className={classes(
            'absolute inset-x-0 inset-be-0 h-0.5 w-full appearance-none bg-transparent [&::-webkit-progress-bar]:bg-transparent',
            '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
            state.kind === 'reading' && 'animate-breathe bg-accent',
          )}
        />
      )}
    </li>
  )
}
