import { ADDED, NUMBERS, TURNED } from '../operation-patterns.ts'
import type { Operation, ProductKind } from '../operations.ts'
import { mentionIn } from '../products/read-change.ts'
import { daysOf, lengthIn, NUMBER, numberOf } from '../products/read-length.ts'

/** Words at both ends of a message that name nothing. */
const LEAD =
  /^(?:[\s,.;:!?–-]|\b(?:ok(?:ay)?|now|and|also|then|but|so|please|just|only|maybe|well|hm+|actually|instead|can|could|would|will|you|u|we|i|me|want|need|like|to|do|make|give|show|write|put|let|get|have|it|its|it's|is|that|this|the|an?|one|some|something|smth|sth|again|same|for|on|about|abt|of|with|w|in|more|thing|part|bit|topic|no|not|mean|meant|change|switch|swap|from|try)\b(?!-))+/i
const TRAIL =
  /(?:[\s,.;:!?–-]|\b(?:please|pls|plz|instead|then|now|this time|too|as well|also|thanks|thx|ok|lol|sry|sorry|in it|in there|in|part|bit|one|ones|again|for me|only|alone)\b)+$/i

/** What a message names, without the words around it; empty when it names nothing. */
const namedMatter = (text: string): string => text.replace(LEAD, '').replace(TRAIL, '').trim()

const LACKS =
  /\b(?:there(?:'s| is| are)? (?:no|nothing|not enough|too little)|lacks?|missing|is without|needs?|want(?:s|ed)? to (?:say|talk|speak)|forg[eo]t\w*|where(?:'s| is| are))\s+(?:(?:something|smth|anything|enough|more|a bit|the|an?|some|of|for|on|about|abt)\s+)*([^,.;!?]{3,60})/i
const STICK = /^(?:.*[.,;!?]\s+)?(?:add|put|stick|throw|insert|include|mention|squeeze|slip|work)\b\s*(.{2,70})$/i
const MATTER_WORDS_MOST = 9

/** What is to be spoken of as well, as an addition that has its own wording or as a matter. */
export function additionOf(text: string): Operation | undefined {
  const parts = text.split(/(?<=[.!?])\s+/)
  const found = [text, ...parts.toReversed()].flatMap(
    (part) => mentionIn(part) ?? part.match(LACKS)?.[1] ?? part.match(STICK)?.[1] ?? [],
  )[0]
  const what = namedMatter(found ?? (parts.length === 1 ? text : ''))
  if (what.length < 3 || what.split(/\s+/).length > MATTER_WORDS_MOST) return undefined
  const isName = /[A-Z]/.test(what.slice(1))
  const known =
    what.split(/\s+/).length <= 3 && !isName ? ADDED.find(([, pattern]) => pattern.test(what))?.[0] : undefined
  return known === undefined ? { kind: 'mention', what } : { kind: 'add', what: known }
}

const ORDINAL =
  /\b(?:(first|second|secnd|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th)|(?:day|lesson|clause|number|no|nr|point|question|part|paragraph|step|q|#)\s*\.?\s*(\d{1,2}|one|two|three|four|five|six))\b/i
const ENDS: Readonly<Record<string, number>> = { final: -1, secnd: 2 }

/** The number of a part that a message names; -1 is the last. */
export function numberIn(text: string): number | undefined {
  const [, place, number] = text.toLowerCase().match(ORDINAL) ?? []
  const word = place ?? number
  if (word === undefined) return undefined
  const value = ENDS[word] ?? NUMBERS[word] ?? Number(word)
  return Number.isInteger(value) ? value : undefined
}

/** One part, by its number or by what it is about. */
export function partOfMessage(text: string): Operation | undefined {
  const number = numberIn(text)
  if (number !== undefined) return { kind: 'part', number }
  const what = namedMatter(text.replace(/\b(?:parts?|bits?|clauses?|ones?|paragraphs?|where it says|says)\b/gi, ' '))
  return what.length < 3 || what.split(/\s+/).length > 5
    ? undefined
    : { kind: 'edit', edit: { kind: 'only-about', what } }
}

const COUNT = new RegExp(`\\b(${NUMBER})\\b`, 'i')
const DAYS = new RegExp(`\\b(${NUMBER})[ -](days?|weeks?|lessons?|sessions?)\\b`, 'i')
const COUNT_MOST = 20

/** How long a text is to be, or how many days a plan is to have. */
export function sizeOf(text: string, product: ProductKind | undefined): Operation | undefined {
  if (product === 'study-plan') {
    const [, number, unit = ''] = text.match(DAYS) ?? []
    const time = lengthIn(text)?.length
    if (time?.unit === 'seconds') return { kind: 'resize-to', ...time }
    return number === undefined ? undefined : { kind: 'count', count: daysOf(numberOf(number), unit) }
  }
  const length = lengthIn(text)?.length
  if (length !== undefined) return { kind: 'resize-to', ...length }
  const lines = text.match(new RegExp(`\\b(${NUMBER})\\s+(?:lines?|points?|bullets?)\\b`, 'i'))?.[1]
  return lines === undefined ? undefined : { kind: 'resize-to', unit: 'sentences', count: numberOf(lines) }
}

/** How many questions or clauses are wanted. */
export function countOf(text: string): Operation | undefined {
  const number = text.match(COUNT)?.[1]
  const count = number === undefined ? 0 : Math.round(numberOf(number))
  return count >= 1 && count <= COUNT_MOST ? { kind: 'count', count } : undefined
}

/** The kind of text that a message wants the last one turned into. */
export function kindIn(text: string): ProductKind | undefined {
  return TURNED.find(([, pattern]) => pattern.test(text))?.[0]
}

/** A topic that is only named: "no, on education". */
export function topicOfMessage(rest: string): Operation | undefined {
  const said = rest.match(/\b(?:on|about|abt|regarding|topic(?: is|:)?)\s+(.{3,80})$/i)?.[1] ?? rest
  const topic = namedMatter(said)
  return topic.length < 3 || topic.split(/\s+/).length > 8 ? undefined : { kind: 'on-topic', topic }
}
