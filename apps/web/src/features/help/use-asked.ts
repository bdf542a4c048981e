import { useRef, useState } from 'react'
import type { HelpAnswer, HelpScreenProps } from './help-props.ts'

/** A question to the assistant, and what became of it. */
export type Asked =
  | { readonly status: 'asking' | 'failed'; readonly question: string }
  | { readonly status: 'answered'; readonly question: string; readonly answer: HelpAnswer }

/** One question at a time: the answer to an earlier one is dropped. */
export function useAsked(ask: HelpScreenProps['ask']) {
  const [asked, setAsked] = useState<Asked>()
  const latest = useRef(0)

  async function askFor(question: string): Promise<void> {
    latest.current += 1
    const turn = latest.current
    setAsked({ status: 'asking', question })
    const outcome = await ask(question).then(
      (answer): Asked => ({ status: 'answered', question, answer }),
      (): Asked => ({ status: 'failed', question }),
    )
    if (turn === latest.current) setAsked(outcome)
  }

  function forget(): void {
    latest.current += 1
    setAsked(undefined)
  }

  return { asked, askFor, forget }
}
