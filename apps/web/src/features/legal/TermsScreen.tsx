import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { LegalPage, type LegalPageProps } from './LegalPage.tsx'
import { legalMessages } from './messages.en.ts'
import { termsText } from './terms.en.ts'

export function TermsScreen({ askSupportEmail }: Pick<LegalPageProps, 'askSupportEmail'>) {
  return (
    <LegalPage
      text={termsText}
      askSupportEmail={askSupportEmail}
      other={
        <ViewLink view={{ kind: 'privacy' }} className="text-accent underline">
          {legalMessages.toPrivacy}
        </ViewLink>
      }
    />
  )
}
