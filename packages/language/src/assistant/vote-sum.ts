import type { Answer } from './answer.ts'
import { voteSumMessages as words } from './vote-sum-messages.en.ts'

const NUMBER = '(\\d{1,3})'
const FOR = '(?:(?:votes? )?(?:yes|in favou?r|for|ayes?|pro))'
const AGAINST = '(?:(?:votes? )?(?:no|against|nays?|noes|con))'
const ABSTAIN = '(?:abstain\\w*|abstention\\w*|abst)'

const count = (text: string, what: string): number | undefined => {
  const found = text.match(
    new RegExp(
      `${NUMBER}\\s*(?:votes?\\s*|countries\\s*|states\\s*|delegat\\w+\\s*|of them\\s*)?(?:are |say |said |vote |voted )?${what}\\b`,
      'i',
    ),
  )
  return found?.[1] === undefined ? undefined : Number(found[1])
}

/** A count of votes that a message tells. */
export interface VoteSum {
  readonly for: number
  readonly against: number
  readonly abstain: number
}

/** The count that a message tells; undefined when it tells none. */
export function voteSumIn(text: string): VoteSum | undefined {
  const [yes, no, abstain] = [count(text, FOR), count(text, AGAINST), count(text, ABSTAIN)]
  if (yes !== undefined && no !== undefined) return { for: yes, against: no, abstain: abstain ?? 0 }
  const tie = text.match(/\b(\d{1,3}) (?:to|against|-|vs\.?) (\d{1,3})\b/i)
  if (tie === null || !/\b(?:votes?|tie|equal\w*|pass|passes|adopted|carr\w+)\b/i.test(text)) return undefined
  return { for: Number(tie[1]), against: Number(tie[2]), abstain: abstain ?? 0 }
}

/** Whether a count carries, by a simple majority and by two thirds of those present and voting. */
export function voteSumAnswer(sum: VoteSum): Answer {
  const cast = sum.for + sum.against
  const needed = Math.ceil((cast * 2) / 3)
  return {
    text: [
      words.simple(sum.for, sum.against, sum.for > sum.against),
      ...(sum.abstain > 0 ? [words.abstained(sum.abstain)] : []),
      words.twoThirds(needed, cast, sum.for >= needed),
      words.council,
    ].join(' '),
    sources: [],
    form: 'explanation',
  }
}
