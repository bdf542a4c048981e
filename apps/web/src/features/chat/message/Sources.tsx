import type { ChatSource } from '@placard/contract'
import { lazy, Suspense, useState } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { chatMessages } from '../messages.en.ts'

const SourceDialog = lazy(() => import('./SourceDialog.tsx').then((module) => ({ default: module.SourceDialog })))

const { message: words } = chatMessages
const CHIP =
  'inline-flex max-w-full items-center rounded-full border border-hairline px-2.5 py-0.5 text-start text-12 text-text-2'
const OPENS = 'hover:border-control hover:text-text pointer-coarse:min-h-11'

function Chip({ source, onOpen }: { source: ChatSource; onOpen: () => void }) {
  const text = <span className="truncate">{words.source(source)}</span>
  if (source.kind === 'campaign') {
    return (
      <ViewLink view={{ kind: 'campaign', campaignId: source.id }} className={`${CHIP} ${OPENS}`}>
        {text}
      </ViewLink>
    )
  }
  return (
    <button type="button" onClick={onOpen} className={`${CHIP} ${OPENS} min-h-6`}>
      {text}
    </button>
  )
}

/** Sources of an answer: each leads to its campaign, or opens its text. */
export function Sources({ sources }: { sources: readonly ChatSource[] }) {
  const [opened, setOpened] = useState<ChatSource>()
  if (sources.length === 0) return null
  return (
    <>
      <ul aria-label={words.sources} className="mt-3 flex flex-wrap gap-1.5">
        {sources.map((source) => (
          <li key={`${source.kind} ${source.id}`} className="max-w-full">
            <Chip source={source} onOpen={() => setOpened(source)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <SourceDialog source={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
