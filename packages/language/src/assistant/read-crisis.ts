import type { AssistantCountry } from './content.ts'
import type { CrisisNoteWish } from './products/crisis-note.ts'
import { withCrisisOption } from './products/crisis-options.ts'
import { newProduct } from './products/new-product.ts'
import type { Conversation, Intent } from './request.ts'
import type { NameReader } from './states.ts'

const OF_CRISIS =
  /\bcrisis\b|\bminister of\b|\b(?:defen[cs]e|foreign|prime|interior|finance|war) minister\b|\bcabinet\b|\bsecretary of (?:state|defen[cs]e)\b/i
const ORDERS_NOTE = /\b(?:write|draft|make|give|send|need|do)\b.{0,30}\b(?:note|directive|order|message)\b/i
/** What somebody was told of: "we just got told a ship was hit by a mine". */
const EVENT =
  /\b(?:(?:we|i)(?:'ve| have)? (?:just )?(?:got|been|were) told|they (?:just )?(?:told|informed) (?:us|me)|(?:we|i) (?:just )?(?:heard|learned|got (?:the )?news)|breaking(?: news)?|update|news)\b(?::| that| of)?\s+(?<event>[^.!?]{8,160})/i
/** What others do in answer: "they replied that Russia is sending two frigates". */
const LATER =
  /\b(?:they|he|she|it|the (?:backroom|staff|update|other side))(?:'s|'ve| have| has)? (?:just )?(?:replied|answered|says?|said|wrote back|reports?|came back)\b(?::| that| with)?\s+(?<event>[^.!?]{8,160})/i
/** "… if they find out." */
const IN_CASE = /\bif (?<event>(?:they|he|she|it|the [a-z]+) [^.!?]{3,80})/i
const MINE =
  /\bi(?:'m| am|m)\s+(?:the\s+)?(?<office>(?:[a-z]+ )?minister(?: of [a-z]+)?|president|prime minister|chancellor|secretary of [a-z]+)(?: of| for)?\s+(?<rest>[^,.;!?]{3,40})/i

/** An office, and its country, of somebody in a crisis: "I'm minister of defence of Turkey". */
function officeIn(text: string, names: NameReader): { readonly office?: string; readonly country?: AssistantCountry } {
  const { office, rest = '' } = text.match(MINE)?.groups ?? {}
  const [country] = names.namedIn(rest).countries
  return { ...(office === undefined ? {} : { office }), ...(country === undefined ? {} : { country }) }
}

/** A note that is ordered in the same message as its event, and what is said of such a note afterwards. */
export function crisisTalkIn(text: string, before: Conversation | undefined, names: NameReader): Intent | undefined {
  const begun = begunIn(text, before, names)
  if (begun !== undefined) return begun
  const note = before?.product
  if (note?.kind !== 'crisis-note' || note.topic === '') return undefined
  return optionsIn(text, note) ?? optionChosenIn(text, note) ?? addressedIn(text, note) ?? madeSecretIn(text, note)
}

function begunIn(text: string, before: Conversation | undefined, names: NameReader): Intent | undefined {
  const event = text.match(EVENT)?.groups?.event?.trim()
  if (event === undefined || !OF_CRISIS.test(`${text} ${before?.first ?? ''}`) || !ORDERS_NOTE.test(text))
    return undefined
  const { office, country } = officeIn(text, names)
  const note = newProduct('crisis-note', { topic: namedEvent(event), country: country ?? before?.told?.country })
  if (note.kind !== 'crisis-note') return undefined
  const isSecret = /\b(?:secret|covert|confidential|private)\b/i.test(text)
  return { kind: 'product', product: { ...note, isSecret, told: event, ...(office === undefined ? {} : { office }) } }
}

/** "A ship was hit by a mine" as the name of an event: "a ship hit by a mine". */
const namedEvent = (event: string): string =>
  event.replace(/\s(?:was|were|has been|have been|got|is|are)\s(?=\w+(?:ed|en|it|ot|nk|wn|nt|ght)\b)/i, ' ')

const ASKS_OPTIONS =
  /\b(?:what|which) (?:are|would be) (?:my|our|the) options\b|\bwhat (?:can|could|should|do) (?:i|we) do(?: now| next)?\b|\bmy next move\b|\bgive me (?:some |my |\w+ )?options\b/i

function optionsIn(text: string, note: CrisisNoteWish): Intent | undefined {
  if (!ASKS_OPTIONS.test(text)) return undefined
  const event = (text.match(LATER) ?? text.match(IN_CASE))?.groups?.event?.trim()
  const told = event === undefined ? note : { ...note, told: event }
  return { kind: 'product', product: { ...told, form: 'options', isSecret: false } }
}

const CHOSEN = /\b(?:option|number|choice|the) ?(?<which>[123]|one|two|three|first|second|third|last)\b/i
const ORDERS = /\b(?:write|draft|make|do|go with|directive|note|take|choose)\b/i
const PLACES: Readonly<Record<string, number>> = { one: 1, first: 1, two: 2, second: 2, three: 3, third: 3, last: 3 }

function optionChosenIn(text: string, note: CrisisNoteWish): Intent | undefined {
  const which = text.match(CHOSEN)?.groups?.which?.toLowerCase()
  if (note.form !== 'options' || which === undefined || !ORDERS.test(text)) return undefined
  return { kind: 'product', product: withCrisisOption(note, PLACES[which] ?? Number(which)) }
}

const TO =
  /\b(?:to|for) (?:the |our |my )?(?<to>(?:foreign|defen[cs]e|prime|interior|finance|health|energy) minister|minister of [a-z]+|president|chancellor|cabinet|army|navy|general|ambassador(?: in [a-z]+)?|head of [a-z ]{3,20})\b(?:,? (?:asking|telling|ordering|to ask|to tell|that asks|and ask|requesting) (?:him|her|them|it)? ?(?:to )?(?<aim>[^.!?]{3,100}))?/i

/** "A short one to the foreign minister asking him to stall the press." */
function addressedIn(text: string, note: CrisisNoteWish): Intent | undefined {
  const { to, aim } = text.match(TO)?.groups ?? {}
  if (to === undefined || !/\b(?:one|note|message|letter|line|write|send|another)\b/i.test(text)) return undefined
  const { told, ...rest } = note
  const letter: CrisisNoteWish = { ...rest, form: 'letter', to, isSecret: true, ...(told ? { told } : {}) }
  return { kind: 'product', product: aim === undefined ? letter : { ...letter, aim: aim.trim() } }
}

const KEEPS_SECRET =
  /^(?:(?:ok(?:ay)?|no|but|and|it|this|that|should|must|needs? to|has to|make|keep|be|is|can)[\s,]+)*(?:secret|covert|confidential|private)\b/i
const SECRET_WORDS_MOST = 20

function madeSecretIn(text: string, note: CrisisNoteWish): Intent | undefined {
  const isMeant = KEEPS_SECRET.test(text) && text.split(/\s+/).length <= SECRET_WORDS_MOST && note.form !== 'options'
  return isMeant ? { kind: 'product', product: { ...note, isSecret: true, form: 'directive' } } : undefined
}
