import type { ModelTitle } from '@placard/application'
import { nameLine, plain } from './prompts/quoting.ts'
import { PRIVATE_MARK } from './prompts/title.ts'

/** Longest line that is a title; a longer one is an answer. In UTF-16 code units. */
const LONGEST = 90
/** Longest title that is kept. */
const KEPT_LENGTH = 60
/** Fewest letters of a title. */
const LEAST_LETTERS = 3
/** What models put before a title. */
const LABEL = /^(?:the )?(?:title|titre|título|conversation)\s*[:：-]\s*/i
const AROUND = /^[\s"'“”„«»‘’`*_#>-]+|[\s"'“”„«»‘’`*_]+$/gu
/** A model that speaks about the task, or declines it. */
const NO_TITLE =
  /^(?:sorry\b|i (?:am|can|cannot|can't|can’t|will|would|do)\b|i['’]m\b|as an ai|here (?:is|are)|sure\b|certainly|of course|the (?:question|person|user|conversation) (?:is|asks?|wants?|was)\b|text inside)/i
/** The mark alone, or with its reason after it; a title may begin with the word, such as “Private military companies”. */
const IS_PRIVATE = new RegExp(String.raw`^${PRIVATE_MARK}\s*(?:[.!:(]|$)`, 'i')
/** What no title holds: links, addresses, code and templates. */
const NOT_IN_TITLES = /https?:|www\.|\S@\S+\.\S|[<>{}[\]|\\]/i

/** Reads a title out of what a model said; undefined when there is none in it that could stand in a list. */
export function titleIn(said: string): ModelTitle | undefined {
  const lines = plain(said)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^`{3}/.test(line))
  const [first] = lines
  if (first === undefined || lines.length > 2) return undefined
  const bare = first.replaceAll(AROUND, '').replace(LABEL, '').replaceAll(AROUND, '')
  if (IS_PRIVATE.test(bare)) return { kind: 'private' }
  if (bare.length > LONGEST || NO_TITLE.test(bare) || NOT_IN_TITLES.test(bare)) return undefined
  const title = nameLine(bare, KEPT_LENGTH)
    .replace(/[.。]+$/u, '')
    .trim()
  return (title.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS ? undefined : { kind: 'title', title }
}
