import type { ReadPart } from '@placard/application'
import { type Act, type ActKind, type Change, changesOf } from '@placard/engine'
import type { Classifier } from './model/classify.ts'
import { type ReadSentence, type SentenceRead, type Spoken, spokenIn, targetOf } from './splitting.ts'

/**
 * Least confidence at which a sentence among others counts as an act of its own. Kinds that are missing (greetings,
 * courtesies, narration) never do: beside an act they are its introduction.
 */
const OWN_ACT: Readonly<Partial<Record<ActKind, number>>> = {
  support: 0.5,
  oppose: 0.5,
  propose: 0.5,
  question: 0.6,
  remind: 0.75,
  insult: 0.7,
  trade: 0.6,
  promise: 0.6,
  threaten: 0.6,
  concede: 0.5,
  sponsor: 0.5,
  sign: 0.5,
  withdraw: 0.5,
  motion: 0.5,
  point: 0.5,
  second: 0.5,
  appeal: 0.75,
  warn: 0.8,
  reassure: 0.75,
  apologise: 0.5,
  accept: 0.6,
  decline: 0.5,
  vote: 0.6,
  declare: 0.6,
  'request-floor': 0.6,
  yield: 0.8,
}
/** The same of thanks, and of a view, that name whom they are for. */
const TOWARDS: Readonly<Partial<Record<ActKind, number>>> = { remark: 0.85, explain: 0.85 }
/** Confidence from which on a sentence takes the place of a doubtful one that it restates. */
const SURE = 0.8
/** Sentences of a message that are read one by one; of a longer one the rest belongs to the last act. */
const SENTENCES_READ = 40
/** Most acts of one message. */
const ACTS_MOST = 12

/** Ends of sentences: a mark and white space, so that "1.5 °C" is one word. */
const SENTENCE_ENDS = /(?<=[.!?;])\s+|\n+/
/** Beginnings that belong to the sentence before: a condition, or the other half of a list. */
const GOES_ON =
  /^(?:but |and |so )?(?:only )?(?:if|provided|unless|because|as long as|on condition|in return|in exchange|otherwise|that is why|which)\b/i

/** The sentences of a text; a condition in a sentence of its own belongs to what it limits. */
export function sentencesOfText(text: string): readonly string[] {
  const sentences: string[] = []
  for (const piece of text.split(SENTENCE_ENDS)) {
    if (piece.trim() === '') continue
    const before = sentences.at(-1)
    if (before !== undefined && GOES_ON.test(piece.trim())) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences.slice(0, SENTENCES_READ)
}

/** Words that an act has in them which elsewhere answers or ends what was said before it: "In favour.", "Deal?" */
const NAMED: Readonly<Partial<Record<ActKind, RegExp>>> = {
  vote: /\bvot(?:e|es|ing)\b|\bballot\b|\babstain/i,
  declare: /\bdraft\b|\bresolution\b|\btext\b/i,
  accept: /\boffer\b|\bdeal\b.*\w{3}|\baccept/i,
  decline: /\boffer\b|\bdeal\b.*\w{3}|\bdecline|\breject/i,
  motion:
    /\bmo(?:ve|ves|tion|d)\b|\bcaucus|\bvot(?:e|ing)\b|\bsuspen|\badjourn|\bpoll\b|\broll\b|\bconsensus\b|\blimit\b|\blist\b|\bdivi|\breconsider|\bappeal|\bdebate\b|\bunmod\b/i,
  withdraw: /\bwithdr|\bpull|\bdraft\b/i,
  yield: /\btime\b|\bfloor\b|\bchair\b/i,
  // nobody is asked by a question without an addressee
  question: /\byou\b|\byour\b|\bchair\b|\banybody\b|\banyone\b|\bwho(?:m)? else\b/i,
}

function isOwnAct({ text, best, namesChange }: Spoken): boolean {
  if (best === undefined) return false
  const { act } = best
  const isTowards =
    targetOf(act) !== undefined && (act.kind === 'explain' || (act.kind === 'remark' && act.about === 'thanks'))
  const least = OWN_ACT[act.kind] ?? (isTowards ? TOWARDS[act.kind] : undefined)
  if (least === undefined || best.confidence < least) return false
  // "We stand for it" says something of what was said before, "we agree with Egypt" of what Egypt said
  if (SPEAKS[act.kind] !== undefined && !namesChange) return targetOf(act) !== undefined && best.confidence >= SURE
  return targetOf(best.act) !== undefined || (NAMED[best.act.kind]?.test(text) ?? true)
}

/** Words that stand for what was named before. */
const REFERS =
  /\b(?:such an? \w+|(?:on|with|to|about|for|of|accept|back|support|want|like|sign|take|drop|see|call|find|add|oppose|reject|propose) (?:just |exactly |precisely )?(?:it|that|this|them|those)|(?:the|your|their|his|her|that|this) (?:idea|proposal|clause|paragraph|plan|option|wording)|(?:taking|accepting|backing|supporting|signing) (?:it|that|this|them)|do(?:ing)? the same|join(?:ing)? (?:us|you|them)|^(?:that|this|it)(?= ))\b/i

/** Kinds of act that speak of a change to the text. */
const OF_CHANGE: ReadonlySet<ActKind> = new Set([
  'support',
  'oppose',
  'propose',
  'concede',
  'promise',
  'threaten',
  'question',
  // "We propose just that" reacts to what is on the floor where nothing was named
  'react',
])

/** "We can accept them if …": what the condition names is not what is accepted. */
const ON_CONDITION =
  /\b(?:accept|support|back|sign|take|with|to) (?:it|that|this|them|those) (?:only |but only )?(?:if|provided|as long as|once|when|unless|on condition|in return|in exchange)\b/i

/** "Such a share": what was named before, whatever else the words name. */
const OF_SUCH = /\b(?:accept|support|back|sign|take|with|to|for) such an? \w+/i

/** What a clause says of what was named before it: its words are read with the name in place of "it". */
function resolved(spoken: Spoken, named: string | undefined, read: (text: string) => SentenceRead): Spoken {
  const { text, best, namesChange } = spoken
  if (best === undefined || named === undefined || !OF_CHANGE.has(best.act.kind)) return spoken
  if (namesChange && !ON_CONDITION.test(text) && !OF_SUCH.test(text)) return spoken
  const reference = REFERS.exec(text)
  if (reference === null) return spoken
  const isAlike = /^(?:do|join)/i.test(reference[0])
  const verb = isAlike ? 'accept' : (/^\S+(?= .*\b(?:it|that|this|them|those)$)/i.exec(reference[0])?.[0] ?? '')
  const [before, after] = [text.slice(0, reference.index), text.slice(reference.index + reference[0].length)]
  const again = read(`${before}${verb} ${named}${after}`)
  return { text, best: again.readings[0], namesChange: again.namesChange }
}

/** A question about the delegation that was asked or named before, in the third person. */
const OF_THE_SAME =
  /^(?:(?:and|so|but|also|then|now|plus|or)\s+)*(would|will|could|can|does|is|has|might) (?:it|she|he|they)\b/i

/** "And would it soften its call?": read as asked of who was spoken of before. */
const asAsked = (sentence: string, to: string | undefined) =>
  to === undefined || !sentence.includes('?')
    ? sentence
    : sentence.replace(OF_THE_SAME, '$1 you').replace(/\bits\b/g, (own) => (OF_THE_SAME.test(sentence) ? 'your' : own))

/** What an act is about, for the sentences after it. */
function changeIn(act: Act): Change | undefined {
  return act.kind === 'question' ? act.asked?.change : changesOf(act)[0]
}

/** Marks that part a clause from the one before it; a part begins with a word. */
const MARKS_BEFORE = /^[\s,;:–—-]+/

/** Characters that may be read again and again to part sentences in two. Bounds the time. */
const SPLITS_READ = 10_000
/** Longest sentence that is parted, in characters: a dictated speech has no full stops, and nothing else is longer. */
const SPLIT_MOST = 1_200

/** Reads each clause once, and counts the characters read. */
function remembering(read: ReadSentence, whole: string, wholeRead: SentenceRead) {
  const known = new Map<string, SentenceRead>([[keyOf(whole, undefined), wholeRead]])
  const spent = { characters: 0 }
  const readOnce: ReadSentence = (sentence, to) => {
    const key = keyOf(sentence, to)
    const before = known.get(key)
    if (before !== undefined) return before
    const now = read(asAsked(sentence, to), to)
    spent.characters += sentence.length
    known.set(key, now)
    return now
  }
  return { readOnce, spent }
}

const keyOf = (sentence: string, to: string | undefined) => `${to ?? ''}|${sentence}`

/**
 * The acts of a message that count by themselves, in the order spoken. `whole` is what the text was read as.
 */
export function partsOf(
  text: string,
  whole: SentenceRead,
  read: ReadSentence,
  splits: Classifier,
  nameOf: (change: Change) => string | undefined,
): readonly ReadPart[] {
  const parts: ReadPart[] = []
  const { readOnce, spent } = remembering(read, text, whole)
  let waiting = ''
  let to: string | undefined
  let change: Change | undefined
  for (const sentence of sentencesOfText(text)) {
    const from = parts.length
    const isParted = sentence.length <= SPLIT_MOST && spent.characters < SPLITS_READ
    for (const one of spokenIn(sentence, to, readOnce, isParted ? splits : undefined)) {
      // "such a share" is what was put forward, not what was named in passing since
      const put = OF_SUCH.test(one.text) ? parts.findLast(({ act }) => SPEAKS[act.kind] === 1) : undefined
      const meant = (put && changeIn(put.act)) ?? change
      const spoken = resolved(one, meant && nameOf(meant), (words) => readOnce(words, to))
      const { best } = spoken
      to = (best && targetOf(best.act)) ?? to
      change = (spoken.namesChange && best && changeIn(best.act)) || change
      waiting = joined(waiting, spoken.text)
      if (best === undefined || !isOwnAct(spoken)) continue
      const before = parts.at(-1)
      if (before !== undefined && takesBack(best.act, before.act)) {
        parts.pop()
        waiting = joined(before.text, waiting)
      }
      if (insultsOnce(parts, from, best.act, waiting) || asksOnce(parts, from, best, waiting)) {
        waiting = ''
        continue
      }
      const same = parts.findIndex(({ act }) => restates(act, best.act))
      const restated = parts[same]
      if (restated !== undefined && restated.confidence < SURE && best.confidence >= SURE) {
        const text = joined(restated.text, waiting).replace(MARKS_BEFORE, '')
        parts.splice(same, 1, { act: best.act, confidence: best.confidence, text })
        waiting = ''
      }
      if (same >= 0 || parts.length === ACTS_MOST) continue
      parts.push({ act: best.act, confidence: best.confidence, text: waiting.replace(MARKS_BEFORE, '') })
      waiting = ''
    }
  }
  return ended(withoutIntroductions(parts), waiting)
}

/** Thanks to a delegation that is spoken to beside them are the introduction, or the end, of what it is told. */
function withoutIntroductions(parts: readonly ReadPart[]): readonly ReadPart[] {
  const isIntroduction = ({ act }: ReadPart) =>
    act.kind === 'remark' && parts.some((other) => other.act.kind !== 'remark' && targetOf(other.act) === act.target)
  const kept: ReadPart[] = []
  let before = ''
  for (const part of parts) {
    const text = joined(before, part.text)
    const last = kept.at(-1)
    before = ''
    if (!isIntroduction(part)) kept.push({ ...part, text })
    else if (last === undefined) before = text
    else kept[kept.length - 1] = { ...last, text: joined(last.text, text) }
  }
  return kept
}

/** Parts with the words after the last one. */
function ended(parts: readonly ReadPart[], waiting: string): readonly ReadPart[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  return waiting === '' ? parts : [...parts.slice(0, -1), { ...last, text: joined(last.text, waiting) }]
}

/** "You are a liar, Egypt, shut up": one insult in a sentence, to whoever is named last. Whether it was joined to one. */
function insultsOnce(parts: ReadPart[], from: number, act: Act, text: string): boolean {
  const at = parts.findIndex((part, index) => index >= from && part.act.kind === 'insult')
  const before = parts[at]
  if (act.kind !== 'insult' || before === undefined) return false
  parts[at] = { ...before, act: act.target === undefined ? before.act : act, text: joined(before.text, text) }
  return true
}

/** "What would you want in return for the levy?": one question, though its first clause asks without the matter. */
function asksOnce(parts: ReadPart[], from: number, { act, confidence }: Omit<ReadPart, 'text'>, text: string): boolean {
  const before = parts.length > from ? parts.at(-1) : undefined
  if (act.kind !== 'question' || before?.act.kind !== 'question') return false
  const { asked, target } = before.act
  if (asked?.topic !== act.asked?.topic || target !== act.target || asked?.change !== undefined) return false
  parts[parts.length - 1] = { act, confidence, text: joined(before.text, text) }
  return true
}

/** "The pool is not what we wanted, but we can accept it": the second clause says where the speaker stands. */
function takesBack(later: Act, earlier: Act): boolean {
  const given = later.kind === 'trade' ? later.give : later.kind === 'concede' ? changesOf(later)[0] : undefined
  return (
    earlier.kind === 'oppose' &&
    given !== undefined &&
    given.issue === earlier.change.issue &&
    given.option === earlier.change.option
  )
}

const joined = (before: string, text: string) =>
  before === '' ? text.trim() : /^[\s,;:]/.test(text) ? `${before}${text}` : `${before} ${text}`

/** Acts on a change, and which way they point. */
const SPEAKS: Readonly<Partial<Record<ActKind, 1 | -1>>> = { support: 1, propose: 1, concede: 1, oppose: -1 }

/** Acts that are made once, however many words they take. */
const MANNERS: ReadonlySet<ActKind> = new Set(['appeal', 'reassure', 'apologise', 'insult', 'remind', 'withdraw'])

type Question = Extract<Act, { kind: 'question' }>

/** Whether a later question to the same delegation has nothing of its own: "Where are they? Just that." */
function isSameQuestion(earlier: Question, later: Question): boolean {
  if (earlier.target !== later.target && later.target !== undefined) return false
  return later.asked === undefined || (later.asked.topic === earlier.asked?.topic && later.asked.change === undefined)
}

/**
 * Whether a later act says again what an earlier one said: the same act, or words the same way about the same matter, or
 * about the very change that the earlier one was about.
 */
function restates(earlier: Act, later: Act): boolean {
  if (JSON.stringify(earlier) === JSON.stringify(later)) return true
  if (earlier.kind === later.kind && MANNERS.has(later.kind)) {
    return targetOf(later) === undefined || targetOf(later) === targetOf(earlier)
  }
  if (earlier.kind === 'question' && later.kind === 'question') return isSameQuestion(earlier, later)
  const [before, after] = [SPEAKS[earlier.kind], SPEAKS[later.kind]]
  if (before === undefined || after === undefined) return false
  return changesOf(later).every(({ issue, option }) =>
    changesOf(earlier).some((one) => one.issue === issue && (before === after || one.option === option)),
  )
}
