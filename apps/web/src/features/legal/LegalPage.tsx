import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EnglishOnly } from '../../kit/language/EnglishOnly.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import type { LegalPart, LegalText } from './legal-page.ts'
import { legalMessages as words } from './messages.en.ts'
import { markSeen } from './seen-versions.ts'
import { type AskSupportEmail, WhomToAsk } from './WhomToAsk.tsx'

type LegalPageProps = { text: LegalText; askSupportEmail: AskSupportEmail }

/** A legal text with its date, version and earlier versions, for reading and printing. */
export function LegalPage({ text: current, askSupportEmail }: LegalPageProps) {
  const [shown, setShown] = useState(current)
  const isCurrent = shown.version === current.version
  // whoever has it before them need not be told that it changed
  useEffect(() => markSeen(current), [current])
  return (
    <article className="print-alone flex flex-col gap-8">
      <Head text={shown} />
      <EnglishOnly className="text-text-2" />
      {!isCurrent && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-14 text-warning">
          {words.shownEarlier(shown.version)}
          <Button size="sm" onClick={() => setShown(current)}>
            {words.toCurrent}
          </Button>
        </p>
      )}
      <p className="paper p-5 font-serif text-17">
        <strong>{words.inShort}</strong> <span {...stillEnglish}>{shown.inShort}</span>
      </p>
      {shown.parts.map((part) => (
        <Part key={part.title} part={part} isEnglish />
      ))}
      <WhomToAsk askSupportEmail={askSupportEmail} />
      <EarlierVersions current={current} onShow={setShown} />
    </article>
  )
}

function Head({ text: { title, version, changedOn } }: { text: LegalText }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 className="text-32" {...stillEnglish}>
          {title}
        </h1>
        <p className="mt-1 text-13 text-text-3">{words.updated(words.date(changedOn))}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone="accent">{words.version(version)}</Badge>
          {Object.values(words.badges).map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
      </div>
      <span className="print:hidden">
        <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </span>
    </header>
  )
}

type PartProps = {
  part: LegalPart
  /** Of a text that exists in English only. */
  isEnglish?: boolean
}

/** A part of a legal text. */
export function Part({ part: { title, text, items }, isEnglish = false }: PartProps) {
  return (
    <section className="flex flex-col gap-3" {...(isEnglish ? stillEnglish : {})}>
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
