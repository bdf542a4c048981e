import { usePageTitle } from '../shared/navigation/page-title.ts'
import { ViewLink } from '../shared/navigation/ViewLink.tsx'
import { BrandMark } from '../shared/ui/BrandMark.tsx'
import { buttonClasses } from '../shared/ui/Button.tsx'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { VIEW_WORDS, viewMessages } from './view-messages.en.ts'
import type { Audience, Who } from './views.ts'

const { unavailable, closed } = viewMessages

type NoViewProps = { title: string; text: string; description?: string; who: Who }

/** Says plainly why there is nothing here, and leads back. */
function NoView({ title, text, description, who }: NoViewProps) {
  usePageTitle(title, description)
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        heading="h1"
        title={title}
        picture={<BrandMark className="size-12" />}
        action={
          <ViewLink view={{ kind: 'chat' }} className={buttonClasses('primary')}>
            {who.kind === 'visitor' ? unavailable.toSignIn : unavailable.back}
          </ViewLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

/** A view this version does not have. */
export function UnavailableView({ kind, who }: { kind: keyof typeof VIEW_WORDS; who: Who }) {
  const title = unavailable.title(VIEW_WORDS[kind].title)
  return <NoView title={title} text={unavailable.text} description={unavailable.description} who={who} />
}

/** A view that is not for whoever asked for it. */
export function ClosedView({ audience, who }: { audience: Audience; who: Who }) {
  const { title, text } = audience === 'admin' ? closed.admin : closed.member
  return <NoView title={title} text={text} who={who} />
}
