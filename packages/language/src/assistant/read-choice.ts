import type { Conversation, Intent } from './request.ts'

const CHOICE_WORDS = 5

/** Names that several states share: the user is asked which one is meant. */
const SHARED_NAMES: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/\b(?<!(?:north|south|of|republic of)\s)korea\b(?!n)/i, ['South Korea', 'North Korea']],
  [/\b(?<!(?:democratic republic of the|dr|republic of the)\s)congo\b/i, ['DR Congo', 'Republic of the Congo']],
]

/** The choice that a name asks for which several states share. */
export function choiceIn(text: string): Intent | undefined {
  const shared = SHARED_NAMES.find(([pattern]) => pattern.test(text))
  if (shared === undefined || text.length > 200) return undefined
  const [pattern, names] = shared
  return { kind: 'choose', of: 'countries', between: names.map((name) => text.replace(pattern, name)) }
}

/** The choice that a short message makes among those offered: "the south one". */
export function chosenIn(text: string, before: Conversation | undefined): string | undefined {
  const choices = before?.choices
  if (choices === undefined || text.split(/\s+/).length > CHOICE_WORDS) return undefined
  const words = (choice: string) => new Set(choice.toLowerCase().match(/\p{L}+/gu))
  const said = words(text)
  return choices.find((choice) => {
    const others = choices.filter((one) => one !== choice).flatMap((one) => [...words(one)])
    return [...words(choice)].some((word) => said.has(word) && !others.includes(word))
  })
}
