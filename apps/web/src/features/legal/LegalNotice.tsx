import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../client/navigation/view-store.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { uiMessages } from '../../kit/ui/messages.en.ts'
import { LEGAL_VERSIONS } from './legal-versions.ts'
import { legalNoticeMessages as words } from './notice-messages.en.ts'
import { changedSince, markSeen } from './seen-versions.ts'

/** Tells somebody that the terms or the privacy notice have changed, until they read or dismiss it. */
export function LegalNotice({ since }: { since: string | undefined }) {
  const [changed, setChanged] = useState(() => changedSince(since, LEGAL_VERSIONS))
  const isReading = useStore(viewStore, ({ view }) => view.kind === 'legal' || view.kind === 'privacy')
  useEffect(() => {
    // what somebody finds at first in the demo is no change; the next version will be one
    for (const text of LEGAL_VERSIONS) if (!changed.includes(text.id)) markSeen(text)
  }, [changed])
  useEffect(() => {
    if (isReading) setChanged(changedSince(since, LEGAL_VERSIONS))
  }, [isReading, since])
  const [first] = changed
  if (first === undefined || isReading) return null

  function dismiss() {
    for (const text of LEGAL_VERSIONS) markSeen(text)
    setChanged([])
  }

  return (
    <Banner
      icon={<FileText aria-hidden="true" />}
      action={
        <span className="inline-flex items-center gap-1">
          <ViewLink
            view={{ kind: first === 'terms' ? 'legal' : 'privacy' }}
            className="target-dense inline-flex items-center px-2 underline"
          >
            {words.read}
          </ViewLink>
          <IconButton label={uiMessages.dismiss} isDense onClick={dismiss}>
            <X />
          </IconButton>
        </span>
      }
    >
      {changed.length > 1 ? words.both : words.changed[first]}
    </Banner>
  )
}
