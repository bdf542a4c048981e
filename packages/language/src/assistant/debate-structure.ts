import { structureMessages as words } from './structure-messages.en.ts'

/** How a sentence argues, with the parts that an answer can take up. */
export type Structure =
  /** "If the fees are high, talent depends on the father's wallet." */
  | { readonly kind: 'condition'; readonly one: string; readonly other: string }
  /** "Zoos are useless because children learn more from films." */
  | { readonly kind: 'reason'; readonly one: string; readonly other: string }
  /** "You can put a blank vote, but nobody obliges you to choose": the second half is the point. */
  | { readonly kind: 'contrast'; readonly one: string; readonly other: string }
  /** "Look at Germany": a case. */
  | { readonly kind: 'case'; readonly one: string; readonly other: string }
  /** A question to the other side. */
  | { readonly kind: 'question'; readonly one: string; readonly other: string }

const FILLERS =
  /^(?:(?:ok(?:ay)?|well|but|and|so|yes|no|yeah|look|honestly|also|then|still|first(?:ly)?|second(?:ly)?|third(?:ly)?|mm+|hm+|like|lol|literally|actually)\b[\s,]*)+/i
const PART = { least: 3, most: 15 } as const
const NAME = /\b\p{Lu}\p{L}{2,}(?:(?: of)? \p{Lu}\p{L}{2,})*\b/u
/** Capitalised words that name no case. */
const NO_CASE =
  /^(?:About|In|For|At|On|From|With|After|Before|Since|The|And|But|You|Let|Please|Would|Could|Should|Consider|Take|Give|First|Second|Third|Yet|Your|Mine|Our|One|My|Your|They|This|That|There|These|Those|What|When|Where|Why|How|Who|Because|Even|Also|Then|Many|Most|Some|All|Every|Nobody|Everybody|One|Honourable|Chair|Delegates?|House|United Nations|General Assembly|Security Council)$/

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
const isPart = (text: string) => wordCount(text) >= PART.least && wordCount(text) <= PART.most

/** Persons change when the other side's words are taken up: "my country" is "your country". */
function mirrored(text: string): string {
  return text.replaceAll(
    /\b(?:i am|i'm|you are|you're|i|me|my|mine|you|your|yours|we|us|our|ours)\b/gi,
    (word) => words.persons[word.toLowerCase()] ?? word,
  )
}

const tidy = (text: string): string => {
  const bare = mirrored(
    text
      .replace(FILLERS, '')
      .replace(/[\s.,;:!?…]+$/, '')
      .trim(),
  )
  return /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu}|I\b)/u.test(bare) || NAME.test(bare.split(' ')[0] ?? '')
    ? bare
    : bare.charAt(0).toLowerCase() + bare.slice(1)
}

function parted(kind: Structure['kind'], one: string | undefined, other: string | undefined): Structure | undefined {
  if (one === undefined || other === undefined) return undefined
  const [first, second] = [tidy(one), tidy(other)]
  return isPart(first) && isPart(second) ? { kind, one: first, other: second } : undefined
}

/** The structure of a sentence; undefined when it merely states something. */
export function structureOf(sentence: string): Structure | undefined {
  const text = sentence.replace(FILLERS, '').trim()
  if (/\?\s*$/.test(sentence) || /^(?:what|why|how|who|where|when|which)\b/i.test(text)) {
    const asked = tidy(text)
    return wordCount(asked) >= PART.least && wordCount(asked) <= PART.most
      ? { kind: 'question', one: asked, other: '' }
      : undefined
  }
  const condition = text.match(/^if (.+?)(?:,| then) (.+)$/i) ?? reversed(text.match(/^(.+?),? if (.+)$/i))
  const because = text.match(/^(.+?),? (?:because|since|cause|as long as) (.+)$/i)
  const therefore = reversed(text.match(/^(.+?)[,;]? (?:so|therefore|which means|that means|that is why|thus) (.+)$/i))
  const contrast = text.match(/^(.+?),? (?:but|yet|although|even though|while) (.+)$/i)
  return (
    parted('condition', condition?.[1], condition?.[2]) ??
    parted('reason', because?.[1], because?.[2]) ??
    parted('reason', therefore?.[1], therefore?.[2]) ??
    caseIn(text) ??
    parted('contrast', contrast?.[1], contrast?.[2])
  )
}

const reversed = (match: RegExpMatchArray | null): readonly (string | undefined)[] | undefined =>
  match === null ? undefined : [match[0], match[2], match[1]]

function caseIn(text: string): Structure | undefined {
  const [first = '', second = ''] = text.split(/\s+/)
  // any sentence begins with a capital: "Tired people", but "Jesse Owens"
  const isName = /^\p{Lu}/u.test(second) && !NO_CASE.test(first)
  const name = (isName ? text : text.slice(first.length)).match(NAME)?.[0]
  return name === undefined || NO_CASE.test(name) ? undefined : { kind: 'case', one: name, other: '' }
}

/** Answers to a structure, in its own words; those whose second half was said already are left out. */
export function structureAnswer({ kind, one, other }: Structure, said: string, seed: number): string | undefined {
  const wordings = words.answers[kind]
  return wordings
    .map((_, at) => wordings[(at + seed) % wordings.length])
    .flatMap((wording) =>
      wording === undefined || said.includes(wording.answer) ? [] : [`${wording.taken(one, other)} ${wording.answer}`],
    )[0]
}
