import { sentencesOf, sharedCount } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import type { GuideEntry } from './content.ts'
import { entryMessages as words } from './entry-messages.en.ts'
import { synonymsOf } from './synonyms.ts'
import { ownTerms } from './thread.ts'

/** The whole answer of an entry, with what it rests on. */
export function entryAnswer(entry: GuideEntry): Answer {
  return {
    text: [entry.answer, ...sourceLine(entry)].join('\n\n'),
    sources: [{ kind: 'guide', id: entry.id, title: entry.title }],
    form: 'explanation',
  }
}

/** One line with the works of reference; the date as well where the facts can have changed. */
function sourceLine({ sources = [], asOf }: GuideEntry): readonly string[] {
  if (sources.length === 0) return []
  const named = sources.map(({ title, year }) => words.work(title, year))
  return [words.source(named, asOf === undefined ? undefined : asOf.slice(0, 4))]
}

/** What an entry rests on. */
export function entrySources(entry: GuideEntry): Answer {
  const [line] = sourceLine(entry)
  return {
    text: line === undefined ? words.ownEntry(entry.title) : words.restsOn(entry.title, line),
    sources: [{ kind: 'guide', id: entry.id, title: entry.title }],
    form: 'explanation',
  }
}

/** The lines and sentences of an entry. */
export function passagesOf(answer: string): readonly string[] {
  return answer.split(/\n+/).flatMap((line) => {
    if (/^\s*\|/.test(line)) return [line.trim()]
    const item = line.match(/^\s*(?:[-*•]|\d+[.)])\s+/)?.[0]
    return item === undefined ? sentencesOf(line).map(({ text }) => text) : [line.slice(item.length).trim()]
  })
}

/** What kind of sentence answers a kind of question. */
export const KINDS: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [/\b(?:when|which year|what year|date|how old|since when)\b/i, /\b(?:1[89]|20)\d\d\b/],
  [
    /\b(?:how (?:many|much|long|often|big)|number of|what (?:majority|share|percent))\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|half|third)\b/i,
  ],
  [
    /\b(?:why|reason|purpose|what for|point of)\b/i,
    /\b(?:because|so that|in order to|to keep|reason|otherwise|which is why|therefore|purpose|prevents?|protects?)\b/i,
  ],
  [
    /\b(?:examples?|for instance|real life|ever happened|actually used?|in practice|used it)\b/i,
    /\b(?:for example|for instance|such as|e\.g\.|like|in (?:19|20)\d\d|resolution \d+)\b|[“"*]/i,
  ],
  [
    /\b(?:binding|legally|law|obligat\w*|mandatory|forced?|have to)\b/i,
    /\b(?:bind\w*|legal\w*|law|oblig\w*|treaty|must|recommend\w*|political|commit\w*)\b/i,
  ],
  [/\b(?:who|which (?:countries|states)|members?)\b/i, /\b(?:members?|states?|countries|[A-Z][a-z]+, [A-Z][a-z]+)\b/],
  [
    /\b(?:overr\w+|overturn\w*|stop(?:ped)?|get (?:around|past)|bypass)\b/i,
    /\b(?:overr\w+|uniting for peace|assembly|cannot|no vote|never)\b/i,
  ],
  [
    /\b(?:exact )?(?:words?|wording|phrase)\b|\bhow (?:do|would|should|can|could) (?:i|you|we) (?:actually )?(?:say|ask|word|phrase|put|request|propose)\b|\bwhat (?:do|should|would|can) (?:i|we|you) (?:actually )?say\b/i,
    /[“"]|\*[A-Z][^*]{8,}\*/,
  ],
  [
    /\b(?:and|what(?: happens)?|but) if\b|\b(?:refus\w+|fails?|says? no|break it)\b/i,
    /\b(?:if|unless|when|refus\w+|fail\w*|otherwise)\b/i,
  ],
  [
    /\bwho (?:decides?|picks?|chooses?|says?|elects?|appoints?|can|may|gets?)\b/i,
    /\b(?:elect\w*|appoint\w*|decid\w+|chosen?|chooses?|the chair|granted|ruled|rules on|may)\b/i,
  ],
  [
    /\b(?:against|criticis\w+|problem|downside|disadvantages?|cons?|objections?|wrong with)\b/i,
    /\b(?:but|however|critic\w*|sovereign\w*|problem|never|fear\w*|abuse\w*|object\w*|not)\b/i,
  ],
]
const KIND_WEIGHT = 1.5
const PASSAGES_MOST = 3

/** The sentences of an entry that answer a question; undefined when none has to do with it. */
export function passageAnswer(entry: GuideEntry, question: string, about: string): string | undefined {
  const known = new Set(termsOf(`${entry.title} ${about}`))
  const others = otherParts(entry, question, about)
  if (others !== undefined) return others
  const own = ownTerms(question)
  const fresh = own.filter((term) => !known.has(term))
  // "and a signatory?" asks for the part of "Sponsors and signatories" that says it
  const asked = fresh.length > 0 ? fresh : own
  const wide = new Set(asked.flatMap((term) => [term, ...synonymsOf(term)]))
  const kinds = KINDS.filter(([pattern]) => pattern.test(question))
  const scored = passagesOf(entry.answer).map((text, at) => {
    const shared = sharedCount(new Set(termsOf(text)), wide)
    const fitting = kinds.filter(([, pattern]) => pattern.test(text)).length
    return { text, at, shared, score: shared + fitting * KIND_WEIGHT }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const isMet = asked.length === 0 || scored.some(({ shared }) => shared > 0)
  if (best < 1 || !isMet) return undefined
  return scored
    .filter(({ score }) => score >= Math.max(1, best - 1))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, PASSAGES_MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text.trim())
    .join(' ')
}

const OTHER = /\b(?:the )?other (?:kind|type|one|ones|sort|two|points?|part)\b|\bthe others?\b|\bthe rest\b/i

/** The parts of an entry that are called something else than what was asked about: "and the other kind?" */
function otherParts(entry: GuideEntry, question: string, about: string): string | undefined {
  if (!OTHER.test(question)) return undefined
  const known = new Set(termsOf(about))
  const parts = entry.answer.split(/\n+|(?<=[.!?])\s+(?=\*\*)/).filter((part) => {
    const lead = part.match(/\*\*([^*]+)\*\*/)?.[1]
    return lead !== undefined && termsOf(lead).every((term) => !known.has(term))
  })
  return parts.length === 0 ? undefined : parts.slice(0, PASSAGES_MOST).join('\n\n')
}

/** The n-th item of an answer: of its list, of its table, else its paragraphs; -1 is the last. */
export function partOf(text: string, number: number): string | undefined {
  const lines = text.split('\n')
  const numbered = lines.filter((line) => /^\s*\d+[.)]\s/.test(line))
  const items = numbered.length > 0 ? numbered : lines.filter((line) => /^\s*[-*•]\s/.test(line))
  const rows = lines.filter((line) => /^\|(?!\s*-)/.test(line)).slice(1)
  const parts = items.length > 0 ? items : rows.length > 0 ? rows : text.split('\n\n')
  return parts.at(number > 0 ? number - 1 : number)?.trim()
}

/** Fewer sentences, and words that are easier. */
export function plainly(text: string): string {
  const first = passagesOf(text.replaceAll(/^---[\s\S]*$/gm, '')).filter((one) => !one.startsWith('|'))
  const short = first.slice(0, PASSAGES_MOST).join(' ')
  return words.plain(words.easier.reduce((all, [hard, easy]) => all.replaceAll(hard, easy), short))
}

/** The first sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return passagesOf(text)
    .filter((one) => !one.startsWith('|') && /\w/.test(one) && !one.endsWith(':'))
    .slice(0, count)
    .join(' ')
}
