import { EnglishOnly } from '../../kit/language/EnglishOnly.tsx'
import { Part } from './LegalPage.tsx'
import { legalMessages } from './messages.en.ts'
import { PRIVACY_RIGHTS } from './privacy.en.ts'
import { type AskSupportEmail, WhomToAsk } from './WhomToAsk.tsx'

const { contact: words } = legalMessages
/** Whom to write to, and what for. */
export function ContactPanel({ askSupportEmail }: { askSupportEmail: AskSupportEmail }) {
  return (
    <article className="flex flex-col gap-8">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-1 text-15 text-text-2">{words.description}</p>
      </header>
      <WhomToAsk askSupportEmail={askSupportEmail} />
      <EnglishOnly className="-mb-5 text-text-2" />
      <Part part={PRIVACY_RIGHTS} isEnglish />
      <Part part={{ title: words.security.title, text: [words.security.text] }} />
    </article>
  )
}
