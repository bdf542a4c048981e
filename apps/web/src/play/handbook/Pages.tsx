import type { ReactNode } from 'react'
import { stillEnglish } from '../../kit/language/language.ts'
import { Chapters } from './Chapters.tsx'
import type { HandbookDocument } from './chapter.ts'
import { handbookMessages as words } from './messages.en.ts'
import { SaveBar } from './SaveBar.tsx'
import './handbook.css'

type PagesProps = {
  document: HandbookDocument
  /** Whether parts of it are still being loaded. */
  isBusy?: boolean
  /** Ways to other views. */
  ways: ReactNode
  /** What went wrong, if anything did. */
  notice?: ReactNode
}

/** A handbook or a worksheet as it is read; what is printed is the same without what can be pressed. */
export function Pages({ document, isBusy = false, ways, notice }: PagesProps) {
  const { title, subtitle, hasEnglishSubtitle, chapters } = document
  return (
    <article className="print-alone handbook mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <header className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 print:hidden">{ways}</p>
        <div>
          <h1 className="text-32">{title}</h1>
          <p {...(hasEnglishSubtitle && stillEnglish)} className="mt-1 text-15 text-text-2">
            {subtitle}
          </p>
        </div>
        <SaveBar document={document} isBusy={isBusy} />
        {notice}
      </header>
      {chapters.length > 1 && (
        <nav aria-label={words.contents} className="paper p-5 print:hidden">
          <h2 className="text-17 font-semibold">{words.contents}</h2>
          <ul className="mt-2 grid gap-x-8 gap-y-1 text-14 md:grid-cols-2">
            {chapters.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-accent underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Chapters chapters={chapters} />
      <p className="text-13 text-text-2">{words.madeWith}</p>
    </article>
  )
}
