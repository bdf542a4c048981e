import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../../kit/ui/EmptyState.tsx'
import { ViewLink } from './ViewLink.tsx'
import type { View } from './view.ts'

type Heading = Pick<EmptyStateProps, 'heading'>

type MissingProps = Heading & {
  words: { readonly title: string; readonly text: string; readonly back: string }
  /** The view to continue with. */
  view: View
}

/** A view for something that does not exist, or not yet. */
export function Missing({ words: { title, text, back }, view, heading = 'h1' }: MissingProps) {
  const action = (
    <ViewLink view={view} className={buttonClasses('primary')}>
      {back}
    </ViewLink>
  )
  return (
    <EmptyState heading={heading} title={title} action={action}>
      {text}
    </EmptyState>
  )
}

type FailedProps = Heading & {
  words: { readonly title: string; readonly text: string; readonly retry: string }
  onRetry: () => void
}

/** A view for something that failed to load. */
export function Failed({ words: { title, text, retry }, onRetry, heading = 'h1' }: FailedProps) {
  const action = (
    <Button variant="primary" onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <EmptyState heading={heading} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
