import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import type { HelpScreenProps } from './help-props.ts'
import { helpMessages } from './messages.en.ts'

const { admin: words } = helpMessages

/** The views of administration, and who gets to them. */
export function AdminFeatures({ views }: { views: HelpScreenProps['adminViews'] }) {
  return (
    <>
      <p className="text-15">{words.text}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-15">
        {views.map(({ kind, title }) => (
          <li key={kind}>
            <ViewLink view={{ kind }} className="text-accent underline">
              {title}
            </ViewLink>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-15 text-text-2">{words.access}</p>
    </>
  )
}
