import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { Button } from '../../kit/ui/Button.tsx'
import type { LegalPart, LegalText } from './legal-page.ts'
import { legalMessages } from './messages.en.ts'

export type LegalPageProps = {
  text: LegalText
  /** The support address; undefined when there is none. */
  askSupportEmail: () => Promise<string | undefined>
  /** The link to the other page. */
  other: ReactNode
}

/** A legal page, for reading and printing. */
export function LegalPage({ text, askSupportEmail, other }: LegalPageProps) {
  usePageTitle(text.title, text.description)
  return (
    <article className="print-alone mx-auto flex w-full max-w-[42rem] flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-32">{text.title}</h1>
          <p className="mt-1 text-13 text-text-3">
            {legalMessages.changed(legalMessages.date.format(new Date(text.changedOn)))}
          </p>
        </div>
        <span className="print:hidden">
          <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
            {legalMessages.print}
          </Button>
        </span>
      </header>
      <p className="paper p-5 font-serif text-17">
        <strong>{legalMessages.inShort}:</strong> {text.inShort}
      </p>
      {text.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <WhomToAsk askSupportEmail={askSupportEmail} />
      <p className="border-t border-hairline pt-4 print:hidden">{other}</p>
    </article>
  )
}

function Part({ part: { title, text, items } }: { part: LegalPart }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{title}</h2>
      {text.map((sentence) => (
        <p key={sentence} className="text-15 text-text-2">
          {sentence}
        </p>
      ))}
      {items !== undefined && (
        <dl className="flex flex-col divide-y divide-hairline border-y border-hairline">
          {items.map(({ what, text: about }) => (
            <div key={what} className="grid gap-x-4 py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="text-14 font-medium break-words">{what}</dt>
              <dd className="text-14 text-text-2">{about}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function WhomToAsk({ askSupportEmail }: Pick<LegalPageProps, 'askSupportEmail'>) {
  const [email, setEmail] = useState<string>()
  useEffect(() => {
    let isOver = false
    askSupportEmail().then(
      (found) => {
        if (!isOver) setEmail(found)
      },
      // the default sentence is also true without an answer
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [askSupportEmail])
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{legalMessages.ask}</h2>
      <p className="text-15 text-text-2">
        {legalMessages.askText(window.location.host)}{' '}
        {email === undefined ? (
          legalMessages.askNobody
        ) : (
          <>
            {legalMessages.askMail}{' '}
            <a href={`mailto:${email}`} className="text-accent underline">
              {email}
            </a>
            .
          </>
        )}
      </p>
    </section>
  )
}
