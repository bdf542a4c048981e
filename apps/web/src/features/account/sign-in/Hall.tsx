import type { ReactNode } from 'react'
import { Brand } from '../../../kit/ui/Brand.tsx'
import { authMessages } from './messages.en.ts'

function Facts() {
  return (
    <dl className="mt-2 hidden gap-12 lg:flex">
      {authMessages.facts.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-13 text-text-3">{label}</dt>
          <dd className="font-serif text-24 tabular">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

type HallProps = {
  /** Shown beside the product's name where the halves are stacked. */
  corner: ReactNode
  picture: (className: string) => ReactNode
  /** Whether its headline is the page's first heading; otherwise the paper half has that. */
  isHeading: boolean
}

/** The marble half of the sign-in screen and of its pages. */
export function Hall({ corner, picture, isHeading }: HallProps) {
  const Headline = isHeading ? 'h1' : 'p'
  return (
    <header className="marble relative flex flex-col gap-4 overflow-hidden px-6 pt-5 lg:sticky lg:inset-bs-0 lg:h-dvh lg:min-h-160 lg:p-12 lg:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Brand />
        <div className="flex lg:hidden">{corner}</div>
      </div>
      <div className="max-w-140 lg:mt-10">
        <Headline className="max-w-[20ch] font-serif leading-tight font-medium tracking-tight text-32 lg:max-w-none lg:text-48">
          {authMessages.headline}
        </Headline>
        <p className="mt-4 hidden text-17 text-text-2 lg:block">{authMessages.pitch}</p>
      </div>
      <Facts />
      {picture('mx-auto -mb-px h-40 w-full sm:h-56 lg:mt-auto lg:h-[min(52dvh,34rem)] lg:min-h-64')}
    </header>
  )
}

/** The layout of the marble half and the paper half: stacked, or side by side. */
export const HALVES =
  'grid flex-1 grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.1fr)_minmax(28rem,1fr)] lg:grid-rows-none xl:grid-cols-[minmax(0,1fr)_minmax(50rem,1.4fr)]'
