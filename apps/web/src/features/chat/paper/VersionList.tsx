import type { PaperVersion } from '@placard/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { versionMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'

interface Shown {
  readonly version: number
  readonly text: string
}

type VersionRowProps = { version: PaperVersion; isCurrent: boolean; onShow: () => void; onRestore: () => void }

function VersionRow({ version, isCurrent, onShow, onRestore }: VersionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium tabular">{words.name(version)}</p>
        <p className="text-13 text-text-2">{words.making(version)}</p>
      </div>
      {isCurrent ? (
        <span className="text-13 text-text-2">{words.current}</span>
      ) : (
        <>
          <Button size="sm" variant="quiet" onClick={onShow}>
            {words.show(version.version)}
          </Button>
          <Button size="sm" onClick={onRestore}>
            {words.restore(version.version)}
          </Button>
        </>
      )}
    </li>
  )
}

/** The versions of the paper: each can be read, and restored as a new one. */
export function VersionList({ editor }: { editor: PaperEditor }) {
  const versions = useStore(editor.store, (state) => state.versions)
  const [shown, setShown] = useState<Shown>()

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch {
      showToast(words.failed, { tone: 'danger' })
    }
  }
  const restore = (version: number) =>
    attempt(async () => {
      await editor.restore(version)
      setShown(undefined)
      showToast(words.restored(version), { tone: 'success' })
    })
  const show = (version: number) => attempt(async () => setShown({ version, text: await editor.textOf(version) }))

  if (shown !== undefined) {
    return (
      <div className="flex flex-col gap-4 py-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="flex-1 font-sans text-15 font-semibold">{words.shown(shown.version)}</h3>
          <Button size="sm" variant="quiet" onClick={() => setShown(undefined)}>
            {words.hide}
          </Button>
          <Button size="sm" onClick={() => void restore(shown.version)}>
            {words.restore(shown.version)}
          </Button>
        </div>
        <p className="working-paper-text font-serif whitespace-pre-wrap">{shown.text}</p>
      </div>
    )
  }
  return (
    <ol aria-label={words.list} className="flex flex-col">
      {versions.map((version, at) => (
        <VersionRow
          key={version.version}
          version={version}
          isCurrent={at === 0}
          onShow={() => void show(version.version)}
          onRestore={() => void restore(version.version)}
        />
      ))}
    </ol>
  )
}
