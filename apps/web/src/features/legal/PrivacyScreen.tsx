import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { LegalPage, type LegalPageProps } from './LegalPage.tsx'
import { legalMessages } from './messages.en.ts'
import { privacyText } from './privacy.en.ts'

export function PrivacyScreen({ askSupportEmail }: Pick<LegalPageProps, 'askSupportEmail'>) {
  return (
    <LegalPage
      text={privacyText}
      askSupportEmail={askSupportEmail}
      other={
        <ViewLink view={{ kind: 'legal' }} className="text-accent underline">
          {legalMessages.toTerms}
        </ViewLink>
      }
    />
  )
}
