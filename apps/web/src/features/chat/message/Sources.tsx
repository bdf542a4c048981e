import type { ChatSource } from '@placard/contract'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { chatMessages } from '../messages.en.ts'

const { message: words } = chatMessages
const CHIP = 'inline-flex items-center rounded-full border border-hairline px-2.5 py-0.5 text-12 text-text-2'

/** Sources of an answer; a campaign is a link. */
export function Sources({ sources }: { sources: readonly ChatSource[] }) {
  if (sources.length === 0) return null
  return (
    <ul aria-label={words.sources} className="mt-3 flex flex-wrap gap-1.5">
      {sources.map((source) => (
        <li key={`${source.kind} ${source.id}`}>
          {source.kind === 'campaign' ? (
            <ViewLink
              view={{ kind: 'campaign', campaignId: source.id }}
              className={`${CHIP} hover:border-control hover:text-text pointer-coarse:min-h-11`}
            >
              {words.source(source)}
            </ViewLink>
          ) : (
            <span className={CHIP}>{words.source(source)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
