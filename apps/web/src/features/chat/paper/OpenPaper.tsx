import { useRef } from 'react'
import { useStore } from 'zustand'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { FormattedPaper } from './FormattedPaper.tsx'
import { paperMessages as words } from './messages.en.ts'
import { PaperEdit } from './PaperEdit.tsx'
import { PaperFoot } from './PaperFoot.tsx'
import { PaperHead } from './PaperHead.tsx'
import type { PaperEditor } from './paper-editor.ts'
import { PAPER_VIEWS, type PaperPlace } from './paper-place.ts'
import { VersionList } from './VersionList.tsx'

const TABS = PAPER_VIEWS.map((id) => ({ id, label: words.view[id] }))

/** That another tab changed the paper: nothing of it is lost, and nothing has to be decided. */
function Conflict({ editor, onShow }: { editor: PaperEditor; onShow: () => void }) {
  const conflict = useStore(editor.store, (state) => state.conflict)
  if (conflict === undefined) return null
  return (
    <Alert tone="warning" className="m-4">
      <p>{words.conflict(conflict)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onShow}>
          {words.seeVersions}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => editor.seeConflict()}>
          {words.dismiss}
        </Button>
      </div>
    </Alert>
  )
}

type OpenPaperProps = { editor: PaperEditor; place: PaperPlace }

function ReadyPaper({ editor, place }: OpenPaperProps) {
  const { view, setView } = place
  const caret = useRef(0)
  return (
    <>
      <PaperHead editor={editor} />
      <Conflict editor={editor} onShow={() => setView('versions')} />
      <Tabs
        label={words.views}
        tabs={TABS}
        selected={view}
        onSelect={setView}
        className="flex min-h-0 flex-1 flex-col px-4"
        panelClassName="flex min-h-0 flex-1 flex-col overflow-y-auto"
      >
        {view === 'edit' && <PaperEdit editor={editor} caret={caret} />}
        {view === 'formatted' && <FormattedPaper editor={editor} />}
        {view === 'versions' && <VersionList editor={editor} />}
      </Tabs>
      <PaperFoot editor={editor} caret={caret} place={place} />
    </>
  )
}

/** A paper in its states: loading, there, deleted, or out of reach. */
export function OpenPaper({ editor, place }: OpenPaperProps) {
  const status = useStore(editor.store, (state) => state.status)
  switch (status) {
    case 'loading':
      return (
        <SkeletonGroup className="flex flex-col gap-4 p-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-64 w-full" />
        </SkeletonGroup>
      )
    case 'missing':
      return (
        <Alert tone="warning" className="m-4">
          {words.missing}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          tone="danger"
          className="m-4"
          action={
            <Button size="sm" onClick={() => void editor.load()}>
              {words.again}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )
    case 'ready':
      return <ReadyPaper editor={editor} place={place} />
  }
}
