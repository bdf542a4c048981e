import { actOf } from './motion-act.ts'
import type { MotionKind } from './motion-kind.ts'

/** How the measures of a kind are called, before what they are about: "a ban on". */
const CALLED: readonly (readonly [kind: MotionKind, verb: RegExp, called: string])[] = [
  ['ban', /^(?:ban|prohibit|outlaw|forbid)$/, 'a ban on'],
  ['ban', /^(?:limit|restrict|cap)$/, 'a limit on'],
  ['end', /^(?:abolish|scrap|end)$/, 'an end to'],
  ['charge', /^tax$/, 'a tax on'],
  ['charge', /^charge$/, 'a charge on'],
  ['sanction', /^boycott$/, 'a boycott of'],
  ['return', /^(?:return|repatriate)$/, 'the return of'],
]
const PASSIVE: Readonly<Record<string, string>> = {
  banned: 'ban',
  prohibited: 'prohibit',
  outlawed: 'outlaw',
  forbidden: 'forbid',
  limited: 'limit',
  restricted: 'restrict',
  capped: 'cap',
  abolished: 'abolish',
  scrapped: 'scrap',
  ended: 'end',
  taxed: 'tax',
  boycotted: 'boycott',
  returned: 'return',
  repatriated: 'repatriate',
}

/** Where an object ends and the rest of the sentence begins. */
const AFTER =
  /^(?:in|at|on|for|from|by|until|till|unless|because|if|when|where|while|as|to|with|without|under|over|before|after|during|than|that|who|which|whose|no|not|completely|entirely|altogether|worldwide|everywhere|permanently|immediately|now|today|through|across|within|between|against|into|instead|using|via|so|except|throughout|near)$/i
/** An ending that narrows the object down: without it, the object is only "such". */
const NARROWS =
  /^(?:that|who|which|whose|(?:held|taken|made|sold|bought|built|owned|used|stolen|looted|found|hosted|produced|located|aimed|run|based|acquired|received|grown|caught|tested|removed|seized|organi[sz]ed|containing|involving|showing|promoting|living|working|coming|weighing|costing|exceeding|created|directed|paid)(?= (?:in|at|on|by|from|for|to|with|under|during|near|without)\b))/i
/** A place or group that narrows the object down as well, and reads well behind it. */
const PLACES = /^(?:in|at|for|on|under|to) /i
const NO_OBJECT =
  /^(?:it|them|him|her|us|you|me|this|these|those|that|everyone|everybody|people|anyone|anything|everything|nothing|more|less|such|what|whoever)\b|\b(?:their|its|his|her|our|your|my|not|no|never|and|or|but|would|should|could|can|will|is|are|was|were|has|have|be)\b/i
const DETERMINERS = /\s(?:a|an|the|every|each|all|any|some)\s/i
const WORD = /^[a-z][a-z'’-]*$/i
const OBJECT_MOST = 4
const WHOLE_MOST = 7

/**
 * The motion's measure as a singular noun phrase for the middle of a sentence, "a ban on smartphones in schools".
 * Undefined wherever the grammar of the motion is not certain.
 */
export function measureOf(motion: string, kind: MotionKind): string | undefined {
  const read = actOf(motion)
  if (read === undefined) return undefined
  const { verb, object } = read.subject === undefined ? active(read.act) : passive(read.act, read.subject)
  const called = CALLED.find(([of, pattern]) => of === kind && pattern.test(verb))?.[2]
  // what is kept away from something is not banned as such
  if (called === undefined || object === undefined || /\sfrom\s/i.test(object)) return undefined
  const phrase = phraseOf(object)
  return phrase === undefined ? undefined : `${called} ${phrase}`
}

interface Doing {
  readonly verb: string
  readonly object: string | undefined
}

function active(act: string): Doing {
  const [verb = '', ...rest] = act.split(/\s+/)
  return { verb: verb.toLowerCase(), object: rest.join(' ') }
}

/** "Homework should be banned": the subject is what the measure is about. "Schools should ban phones" is active. */
function passive(act: string, subject: string): Doing {
  const [be = '', verb = '', ...rest] = act.split(/\s+/)
  if (be.toLowerCase() !== 'be') return active(act)
  const isPlain = /^[a-z]/.test(subject) || COMMON.test(subject)
  const tail = rest.join(' ')
  const object =
    isPlain && !AFTER.test(subject) ? `${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${tail}` : undefined
  return { verb: PASSIVE[verb.toLowerCase()] ?? '', object: object?.trim() }
}

/** Words at the beginning of a sentence that are no names. */
const COMMON =
  /^(?:The|All|Every|Any|School|Social|Plastic|Private|Single|Fast|Junk|Public|Violent|Video|Animal|Zoos?|Homework|Exams?|Grades?|Smartphones?|Phones?|Mobile|Cars?|Meat|Smoking|Vaping|Alcohol|Guns?|Fireworks|Circuses|Hunting|Gambling|Energy|Sugary|Nuclear|Boxing|Bullfighting|Beauty|Uniforms?|Museum|Looted|Colonial|Colonially|Advertising|Robots?|Tips?|Zoo|Statues?|Monuments?|Killer|Autonomous|Military|Compulsory|Cosmetic|Short|Luxury|Tipping|Daylight|Fur|Sport|World)\b/

function phraseOf(object: string): string | undefined {
  const words = object.replace(/^(?:all|any)\s+(?!the\b)/i, '').split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && (AFTER.test(word) || NARROWS.test(words.slice(at).join(' '))))
  const noun = (end === -1 ? words : words.slice(0, end)).join(' ')
  const rest = end === -1 ? '' : words.slice(end).join(' ')
  if (!isNoun(noun)) return undefined
  if (rest === '') return noun
  if (NARROWS.test(rest)) return /^(?:the|a|an|every|each)\s/i.test(noun) ? undefined : `such ${noun}`
  if (/^to /i.test(rest) && OPEN_ENDED.test(noun)) return undefined
  if (!PLACES.test(rest)) return /^(?:by|from|unless|until|except|that|than)\b/i.test(rest) ? undefined : noun
  const place = firstPlace(rest)
  return place === undefined ? noun : `${noun} ${place}`
}

/** Nouns that say nothing without what follows: "the right to …". */
const OPEN_ENDED = /\b(?:rights?|power|powers|duty|freedom|ability|obligation|attempts?|plans?|permission|need)\b/i

function isNoun(noun: string): boolean {
  const words = noun.split(' ')
  const bare = noun.replaceAll(/\bof\b/gi, '')
  return (
    words.length <= OBJECT_MOST + (noun.includes(' of ') ? 2 : 0) &&
    words.every((word) => WORD.test(word)) &&
    !NO_OBJECT.test(bare) &&
    !DETERMINERS.test(noun.replaceAll(/ of (?:the|a|an) /gi, ' of ')) &&
    !/\b(?:of|very|too|ly)$/i.test(noun)
  )
}

/** The first adjunct of place or purpose, where it is short and complete: "in schools". */
function firstPlace(rest: string): string | undefined {
  const words = rest.split(' ')
  const next = words.findIndex((word, at) => at > 0 && AFTER.test(word))
  const place = (next === -1 ? words : words.slice(0, next)).join(' ')
  const isPurpose = /^(?:to (?!children|minors|young|students|pupils)|for (?:\w+ing|good|ever)\b)/i.test(place)
  const isShort = place.split(' ').length <= WHOLE_MOST - OBJECT_MOST + 1
  return isShort && !isPurpose && place.split(' ').length > 1 && isNoun(place.split(' ').slice(1).join(' '))
    ? place
    : undefined
}
