import type { ReactNode } from 'react'
import { dealMessages } from './messages.en.ts'

/** Legend of the deal space: each mark has a shape of its own besides its colour. */
export function DealLegend({ isAdopted, isExpected }: { isAdopted: boolean; isExpected: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-text-2">
      <Key word={dealMessages.cloud}>
        <circle cx="8" cy="8" r="2.4" className="fill-control" />
      </Key>
      <Key word={dealMessages.frontier}>
        <path d="M1 2c8 1 12 5 14 12" fill="none" strokeWidth="2" className="stroke-accent" />
      </Key>
      <Key word={dealMessages.nash}>
        <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="none" strokeWidth="1.8" className="stroke-accent" />
      </Key>
      {isExpected && (
        <Key word={dealMessages.expected}>
          <path d="M8 1.5 14.5 13.5h-13Z" fill="none" strokeWidth="1.8" className="stroke-accent" />
        </Key>
      )}
      <Key word={dealMessages.path}>
        <path d="M1 13 6 6 10 9 15 2" fill="none" strokeWidth="1.4" className="stroke-text" />
      </Key>
      {isAdopted && (
        <Key word={dealMessages.final}>
          <circle cx="8" cy="8" r="6" className="fill-favour" />
        </Key>
      )}
    </ul>
  )
}

function Key({ word, children }: { word: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        {children}
      </svg>
      {word}
    </li>
  )
}
