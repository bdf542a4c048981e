import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import type { View } from '../../client/navigation/view.ts'
import { BrandMark } from '../../kit/ui/BrandMark.tsx'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { noViewMessages } from './no-view-messages.en.ts'
import { entryOf } from './registry.tsx'
import { audienceOf, mayOpen, type Who } from './who.ts'

const { unavailable, closed } = noViewMessages

type MessageProps = { title: string; text: string; description: string; who: Who }

/** Explains why the view cannot be shown, and links back. */
function Message({ title, text, description, who }: MessageProps) {
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

/** The view for an address that is not for this user, or that this version does not have. */
export function NoView({ view, who }: { view: View; who: Who }) {
  if (!mayOpen(view, who)) {
    const { title, text } = audienceOf(view) === 'admin' ? closed.admin : closed.member
    return <Message title={title} text={text} description={text} who={who} />
  }
  const title = unavailable.title(entryOf(view.kind).title)
  return <Message title={title} text={unavailable.text} description={unavailable.description} who={who} />
}
