import { ADDED, NUMBERS, PLAIN, TURNED, WHY } from './operation-patterns.ts'
import type { Operation } from './operations.ts'
import type { Named } from './states.ts'

/** Longest follow-up, in words; longer messages stand alone. */
const WORDS_MOST = 16

/** Words before and after what a follow-up asks. */
const BEFORE =
  /^(?:(?:ok(?:ay)?|now|and|but|so|then|please|hm+|well|also|actually|no|yes|yeah|perfect|great|cool|nice|good|thanks|instead|just|maybe|or|hey|ugh|wait|oh|sorry)[\s,.!…:-]+|(?:can|could|would|will) (?:you|u|i|we) (?:please )?(?:get |have |see )?(?:make |do |give |show )?|i(?:'d| would) (?:like|prefer|want) (?:it |that |them )?|i (?:want|need) (?:it |that |them )?|(?:can|could) (?:it|that|this|they) be |(?:make|do|write|give|keep|put|get|try|say|show|let's (?:make|try|have)|explain)(?: me)? (?:it|that|this|them|the (?:speech|clauses?|paper|answer|text|note|plan|argument|questions?))(?: (?:be|a bit|all|to be|sound|more like))? |(?:do|give|show|make|write|tell|try)(?: me)? (?=another|one more|the (?:other|second|third|first|next|last)|an? |more|again|something)|(?:much|way|a (?:bit|little)) (?=shorter|longer|harder|simpler))+/i
const AFTER =
  /[\s,]*(?:\b(?:please|then|instead|now|though|maybe|thanks|thank you|for me|version|one|if (?:you|possible) ?(?:can)?|i mean|sry|sorry|real quick|quick(?:ly)?|in one go|my bad|i forgot(?: to (?:say|mention|tell you))?(?: that| it)?|forgot to say(?: that| it)?|actually|lol|haha|ok|again)\b[\s.!?…,:)]*|[\s.!?…:)]+)+$/i

/** Strips what only surrounds an order; the bare order stays when nothing else would. */
function bare(piece: string): readonly string[] {
  const start = piece.trim().replace(BEFORE, '').trim()
  const end = start.replace(AFTER, '').trim()
  return [...new Set([piece.trim().replace(/[\s.!?…]+$/, ''), start.replace(/[\s.!?…]+$/, ''), end])].filter(Boolean)
}

/**
 * What a message asks to be done with the last answer, in order: "shorter and for India" are two. Undefined when a part
 * of it is nothing of the kind, unless it is read leniently.
 */
export function operationsIn(text: string, named: Named, isLenient = false): readonly Operation[] | undefined {
  if (text.split(/\s+/).length > WORDS_MOST || text.includes('\n')) return undefined
  const pieces = text.split(/[,;]\s*|\s+(?:and(?: also)?|but|then|plus|\+|&)\s+/i).filter((piece) => /\w/.test(piece))
  const read = pieces.map((piece) => (isFiller(piece) ? [] : ofPiece(piece, named)))
  const isRead = read.every((found, at) => found.length > 0 || isFiller(pieces[at] ?? ''))
  // "shorter, for India" begins with an order that is not all of it
  if (isRead && read.flat().length > 1) return read.flat()
  const whole = ofPiece(text, named)
  if (whole.length > 0) return whole
  if (pieces.length < 2 || (!isLenient && !isRead)) return undefined
  const all = read.flat()
  return all.length === 0 ? undefined : all
}

const FILLER =
  /^\s*(?:(?:yes,? )?in english|ok(?:ay)?|please|thanks|now|again|and|but|then|good|great|nice|cool|perfect|hm+|no|yes|my (?:chair|teacher) .*|i (?:like|love) (?:it|that)|i (?:don'?t|do not) know(?: it| that)?|it'?s (?:good|fine|ok)|make it|do it|(?:and )?not? (?:one )?more(?: than that)?|at most|tops|max)?[\s.!?]*$/i
/** Whether a part of a message asks for nothing. */
export const isFiller = (piece: string) => FILLER.test(piece)

function ofPiece(piece: string, named: Named): readonly Operation[] {
  if (WHY.test(piece.trim())) return whyIn(piece)
  const forms = bare(piece)
  for (const form of forms) {
    const found = sizeIn(form) ?? plainIn(form) ?? countryIn(form, named) ?? oneFor(form, named) ?? madeOf(form)
    if (found !== undefined) return [found]
  }
  return partIn(piece, named)
}

function whyIn(piece: string): readonly Operation[] {
  const number = piece.match(/\d+/)?.[0]
  return [{ kind: 'why', ...(number === undefined ? {} : { number: Number(number) }) }]
}

const plainIn = (text: string): Operation | undefined => PLAIN.find(([pattern]) => pattern.test(text))?.[1]

const SIZE =
  /^(?:(?:about|around|under|in|to|for|max(?:imum)?|at most|up to|exactly|like|keep it|less than|no more than|make it|only|below|within|of|is|not more than|a|the)\s+)*(\d+(?:[.,]\d+)?|half|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s+(?:a|an))?[\s-]*(seconds?|secs?|s|minutes?|mins?|words?|sentences?|lines?)(?:\s+(?:long|max(?:imum)?|speech|version|limit|or less|at most|tops|only))*$/i

function sizeIn(text: string): Operation | undefined {
  const found = text.match(SIZE)
  if (found === null) return undefined
  const [, number = '', unit = ''] = found
  const count = NUMBERS[number.toLowerCase()] ?? Number(number.replace(',', '.'))
  if (!Number.isFinite(count) || count <= 0) return undefined
  if (/^min/i.test(unit)) return { kind: 'resize-to', unit: 'seconds', count: Math.round(count * 60) }
  if (/^s(?:ec|$)/i.test(unit)) return { kind: 'resize-to', unit: 'seconds', count: Math.round(count) }
  return { kind: 'resize-to', unit: /^word/i.test(unit) ? 'words' : 'sentences', count: Math.ceil(count) }
}

const COMPARED =
  /^(?:(?:how (?:does|do|is|did) (?:it|that|this|they|he|she)\b.{0,12}|and )*(?:compar(?:e|ed|ing|ison)|versus|vs\.?|against)\b)/i
const FOR_COUNTRY =
  /^(?:(?:now|and|what about|how about|the same|same|do|try|i|mean|meant|make|swap|switch|change|it's|instead|same thing|for|as|from|with|it|that|this|one|but|or|about|in the name of|the perspective of|speech|say|would|what|wat|does|think|s|of)\b[\s']*)*$/i

/** "Now for India", "compare with Brazil". */
function countryIn(text: string, named: Named): Operation | undefined {
  const [country] = named.countries
  if (country === undefined) return undefined
  if (COMPARED.test(text) && named.countries.length === 1) return { kind: 'compare-with', country }
  if (named.countries.length > 1 || !('rest' in named)) return undefined
  const about = text.replace(/[?!.,]/g, ' ')
  const rest = named.rest.replace(/[?!.,]/g, ' ').trim()
  const isNamedHere = about.length >= 3 && FOR_COUNTRY.test(withoutName(about, rest))
  return isNamedHere ? { kind: 'for-country', country } : undefined
}

/** The words of a text that are also in the text without names. */
function withoutName(text: string, rest: string): string {
  const left = new Set(rest.toLowerCase().split(/\s+/))
  return text
    .split(/\s+/)
    .filter((word) => left.has(word.toLowerCase()))
    .join(' ')
}

/** An addition that is only named. */
const BARE_WORDS = 3
const ADDS = /^(?:add|with|include|mention|put in|insert|throw in|work in|use|give it|needs?|cite)\b\s*(.+)$/i
const TURNS =
  /^(?:(?:turn|make|convert|rewrite|change|put|write) (?:it|that|this|them)(?: all)? (?:in)?(?:to |as )?(?:an? )?|(?:now )?(?:as|into) an? )(.+)$/i
const TOPIC_GIVEN = /^(?:the |my )?topic(?: is|:)\s+(.{3,80})$/i
/** "Do one for the Human Rights Council": a name that is no country's. */
const ONE_FOR =
  /^(?:do |make |give me |write |try |now )*(?:one|another(?: one)?|the same(?: thing)?) for (?:the )?(.{3,60})$/i
const ON_TOPIC =
  /^(?:(?:the )?same(?: (?:thing|one|speech|clauses?|paper))?|(?:do |try |write |give me )?another(?: one)?|one more|a new one|(?:do |try |write )?one|it)?\s*(?:on|about|regarding|for the topic(?: of)?)\s+(?!it\b|that\b|this\b|them\b)(.{3,80})$/i

/** "One for her partner, who has Viet Nam": who it is for is told by the country. */
function oneFor(text: string, { countries }: Named): Operation | undefined {
  const [country, other] = countries
  return country !== undefined && other === undefined && ONE_FOR.test(text)
    ? { kind: 'for-country', country }
    : undefined
}

/** "Do one for the Human Rights Council instead" names no council called so. */
const AFTER_NAME = /(?:[\s,?.!]|\b(?:instead|please|pls|now)\b)+$/i

function madeOf(text: string): Operation | undefined {
  const turned = text.match(TURNS)?.[1]
  const product = turned && TURNED.find(([, pattern]) => pattern.test(turned))?.[0]
  if (product !== undefined && product !== '') return { kind: 'turn-into', product }
  const added = text.match(ADDS)?.[1]
  // "money for poorer countries" is a matter of its own, and more than a clause on funding
  const isBare = added !== undefined && added.split(/\s+/).length <= BARE_WORDS
  const what = isBare && ADDED.find(([, pattern]) => pattern.test(added))?.[0]
  if (what !== undefined && what !== false) return { kind: 'add', what }
  const topic = text.match(ON_TOPIC)?.[1] ?? text.match(TOPIC_GIVEN)?.[1] ?? text.match(ONE_FOR)?.[1]
  return topic === undefined ? undefined : { kind: 'on-topic', topic: topic.replace(AFTER_NAME, '') }
}

const PART =
  /\b(?:(?:number|no\.?|nr\.?|#|clause|point|item|question|option|part|step|paragraph|op|line)\s*(?:number |no\.? ?)?(\d{1,2}|one|two|three|four|five|six)|the (first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: (?:one|clause|point|part|question|option|item|paragraph|sentence))?(?=$|[\s,.?!]))/i

/** "Only clause 3", "the second one", also with what is to be done to it: "make number 2 stronger". */
function partIn(piece: string, named: Named): readonly Operation[] {
  const found = piece.match(PART)
  if (found === null) return []
  const word = (found[1] ?? found[2] ?? '').toLowerCase()
  const number = NUMBERS[word] ?? Number(word)
  if (!Number.isInteger(number)) return []
  const part: Operation = { kind: 'part', number }
  const rest = piece.replace(found[0], 'it').trim()
  if (
    /^(?:(?:and|ok|only|just|show|give|me|print|the|what about|how about|it|one|please|now|explain|more about|tell|what(?:'s| is)|wrong with|about|i|want|like|take|pick)[\s,.?!]*)*$/i.test(
      rest,
    )
  )
    return [part]
  const [done] = ofRest(rest, named)
  return done === undefined ? [] : [part, done]
}

function ofRest(rest: string, named: Named): readonly Operation[] {
  if (PART.test(rest)) return []
  return ofPiece(rest, named)
}
