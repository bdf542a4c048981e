import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Facts } from '../Facts.tsx'
import { Spot } from '../search/Spot.tsx'
import { systemMessages } from './messages.en.ts'

const { rights: words } = systemMessages

/** The rights that somebody has, each with where it is used here. */
export function Rights() {
  return (
    <PaperSection title={words.title}>
      <Spot id="rights">
        <Facts facts={words.items} />
        <ViewLink
          view={{ kind: 'privacy' }}
          className="target-dense mt-3 inline-flex items-center text-14 text-accent underline underline-offset-2 hover:no-underline"
        >
          {words.more}
        </ViewLink>
      </Spot>
    </PaperSection>
  )
}
