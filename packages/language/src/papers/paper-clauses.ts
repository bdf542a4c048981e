import type { PaperKind } from '@placard/contract'
import type { Part } from '../assistant/resolution-lines.ts'
import { sentencesOfText } from '../reading/message.ts'
import { cutAt } from '../text/cut-at.ts'
import { formalParts } from './formal-parts.ts'

/** A clause of a paper that may ask for something. */
export interface PaperClause {
  /** Its number in the paper: "2", "2 (a)"; of a text without clauses, the sentence's. */
  readonly mark: string
  /**
   * Its words as the paper has them, those of a sub-clause after the head of its clause, without which nobody knows what is
   * to be done. A very long one up to its 1,100th character: three of them are one speech.
   */
  readonly text: string
  /** Its words with those of the clause it hangs on. */
  readonly whole: string
}

/** Clauses of a paper that are read; of a longer one the rest stays in the paper. */
const CLAUSES_MOST = 40
/** Length of a clause as it is shown and said, in UTF-16 code units. */
const SHOWN_MOST = 1100

const shown = (text: string) => (text.length > SHOWN_MOST ? `${cutAt(text, SHOWN_MOST)}…` : text)

/** Words by which a sentence of a speech asks for something; others tell what is. */
const ASKS =
  /\b(?:propos\w+|calls? (?:for|on|upon)|urg(?:e|es|ing)|demands?|asks?|requests?|recommends?|supports?|favou?rs?|insists?|advocates?|invites?|encourages?|suggests?|should|must|let us|we want|we need|needs? to|decides?)\b/i

/**
 * The clauses of a paper that may ask for something: operative clauses with their sub-clauses, or, where there are
 * none, the sentences that ask for something.
 */
export function paperClauses(kind: PaperKind, text: string): readonly PaperClause[] {
  const parts = kind === 'resolution' ? formalParts(text) : []
  const operative = parts.some((part) => part.kind === 'operative') ? operativeClauses(parts) : sentences(text)
  return operative.slice(0, CLAUSES_MOST).map((clause) => ({ ...clause, text: shown(clause.text) }))
}

function operativeClauses(parts: readonly Part[]): readonly PaperClause[] {
  const clauses: PaperClause[] = []
  let [number, letter, head] = [0, 0, '']
  for (const { kind, text } of parts) {
    if (kind === 'operative') {
      number += 1
      letter = 0
      head = text
      // "Urges States to:" asks for nothing before its list does
      if (!text.endsWith(':')) clauses.push({ mark: String(number), text: bare(text), whole: bare(text) })
    } else if (kind === 'sub' && number > 0) {
      const mark = `${number} (${LETTERS[letter] ?? '…'})`
      letter += 1
      clauses.push({ mark, text: `${bare(head)}: ${bare(text)}`, whole: `${bare(head)} ${bare(text)}` })
    }
  }
  return clauses
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const bare = (text: string) => text.replace(/[\s;:,.]+$/, '')

function sentences(text: string): readonly PaperClause[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => sentencesOfText(paragraph.replaceAll(/\s*\n\s*/g, ' ')))
    .map((sentence) => bare(sentence.trim()))
    .filter((sentence) => ASKS.test(sentence))
    .map((sentence, at) => ({ mark: String(at + 1), text: sentence, whole: sentence }))
}
