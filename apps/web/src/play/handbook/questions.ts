import type { CampaignIssue } from '@placard/contract'
import { worksheetMessages as words } from './messages.en.ts'

/** Questions to prepare: one for each issue of the agenda, which it names, and those about the whole text. */
export function questionsOf(issues: readonly CampaignIssue[]): readonly string[] {
  const own = issues.flatMap(({ title, question, options }, at) => {
    const ask = words.ask[at % words.ask.length]
    const [first, last] = [options[0], options.at(-1)]
    if (ask === undefined || first === undefined || last === undefined) return []
    return [ask({ title, question, first: first.label, last: last.label })]
  })
  return [...own, ...words.askOfAll]
}
