import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { BrandMark } from '../../kit/ui/BrandMark.tsx'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { appMessages } from '../messages.en.ts'

export function NotFound({ path }: { path: string }) {
  usePageTitle(appMessages.notFound.title)
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        heading="h1"
        title={appMessages.notFound.title}
        picture={<BrandMark className="size-12" />}
        action={
          <ViewLink view={{ kind: 'chat' }} className={buttonClasses('primary')}>
            {appMessages.notFound.back}
          </ViewLink>
        }
      >
        {appMessages.notFound.text(path)}
      </EmptyState>
    </div>
  )
}
