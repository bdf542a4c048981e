import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { privacyRightsMessages } from './messages.en.ts'

const { correct: words } = privacyRightsMessages

/** What somebody corrects by themselves, and who corrects the rest. */
export function CorrectSection() {
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <div className="flex flex-wrap gap-2">
        <ViewLink view={{ kind: 'security' }} className={buttonClasses('secondary')}>
          {words.account}
        </ViewLink>
        <ViewLink view={{ kind: 'legal-tab', tab: 'contact' }} className={buttonClasses('secondary')}>
          {words.contact}
        </ViewLink>
      </div>
    </PaperSection>
  )
}
