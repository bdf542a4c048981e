import {
  type Clause,
  freshClause,
  hasTense,
  isFiniteVerb,
  type Piece,
  push,
  type Rendering,
  verbAfter,
} from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import { withDenials } from './negation.ts'
import { joinedNumbers } from './numbers.ts'
import { renderVerb } from './render-verb.ts'
import { type Segment, segmentsOf } from './segments.ts'
import type { Token } from './tokens.ts'

/** Marks that only open what their pairs close. */
const DROPPED = new Set(['¿', '¡', '«', '»'])
const IFS = new Set(['if'])
/** Conjunctions after which somebody may be told to do something. */
const LOOSE = new Set(['and', 'but', 'or', 'so'])

function renderMark(rendering: Rendering, token: Token): void {
  if (DROPPED.has(token.raw)) return
  push(rendering, token.raw, token)
  rendering.clause = freshClause(rendering.pieces.length, rendering.clause.isIf && token.raw !== ',')
}

function renderConjunction(rendering: Rendering, english: string, token: Token): void {
  push(rendering, english, token)
  const isIf = IFS.has(english) || (english === 'that' && rendering.clause.isIf)
  rendering.clause = { ...freshClause(rendering.pieces.length, isIf), isBound: !LOOSE.has(english) }
}

const isSubjectBefore = (segment: Segment | undefined, { lexicon }: Rendering): boolean =>
  segment?.kind === 'denial' ||
  segment?.kind === 'state' ||
  (segment?.kind === 'small' &&
    (Object.hasOwn(lexicon.grammar.subjects, segment.token.plain) ||
      Object.hasOwn(lexicon.grammar.objects, segment.token.plain) ||
      ['qui', 'que', "qu'"].includes(segment.token.plain)))

/** Whether a small word is an object before the verb that follows. */
function isObject(rendering: Rendering, at: number, token: Token): boolean {
  const { grammar } = rendering.lexicon
  if (!Object.hasOwn(grammar.objects, token.plain)) return false
  const verb = verbAfter(rendering, at)
  if (verb === undefined) return false
  const before = rendering.segments[at - 1]
  const isArticle = Object.hasOwn(grammar.articles, token.plain)
  const isSubject = Object.hasOwn(grammar.subjects, token.plain)
  if (hasTense(verb, 'infinitive') && !isFiniteVerb(verb)) return !isArticle || verb.noun === undefined
  if (token.plain === 'en' && !isSubjectBefore(before, rendering)) return false
  if (isSubject) {
    // "nous vous promettons": the second one is the object, and "vous nous avez promis" too
    const isLinked = before?.token.plain === 'que' || before?.token.plain === "qu'"
    const isAfter = isSubjectBefore(before, rendering) && before?.kind !== 'denial' && !isLinked
    return isAfter || (before?.kind === 'denial' && rendering.clause.subject !== undefined)
  }
  if (!isArticle) return isFiniteVerb(verb)
  if (grammar.dropsSubjects) return verb.noun === undefined && isFiniteVerb(verb)
  return isSubjectBefore(before, rendering) && isFiniteVerb(verb)
}

function renderPreposition(rendering: Rendering, at: number, token: Token): boolean {
  const { grammar } = rendering.lexicon
  const english = Object.hasOwn(grammar.prepositions, token.plain) ? grammar.prepositions[token.plain] : undefined
  if (english === undefined) return false
  const verb = verbAfter(rendering, at)
  const isBeforeInfinitive =
    grammar.before.has(token.plain) && hasTense(verb, 'infinitive') && !isNounNext(rendering, at)
  const last = rendering.pieces.at(-1)?.text ?? ''
  if (!isBeforeInfinitive) push(rendering, english, token)
  else if (!/(?:^| )(?:to|of)$/.test(last)) push(rendering, 'to', token)
  return true
}

/** Whether the word after a preposition is a noun with an article, not an infinitive with its object. */
function isNounNext({ segments }: Rendering, at: number): boolean {
  const next = segments[at + 1]
  return next?.kind === 'verb' && next.noun !== undefined && !hasTense(next, 'infinitive')
}

const BEFORE_TONIC = new Set(['small'])

function renderPronoun(rendering: Rendering, at: number, token: Token): boolean {
  const { grammar } = rendering.lexicon
  const pronoun = Object.hasOwn(grammar.subjects, token.plain) ? grammar.subjects[token.plain] : undefined
  if (pronoun === undefined) return false
  const before = rendering.segments[at - 1]
  const isAfterPreposition =
    before !== undefined && BEFORE_TONIC.has(before.kind) && Object.hasOwn(grammar.prepositions, before.token.plain)
  const isTonic = isAfterPreposition || rendering.clause.verb !== 'none'
  const english = isTonic && pronoun.english === 'we' ? 'us' : pronoun.english
  if (!isTonic) {
    rendering.clause.subject = {
      index: rendering.pieces.length,
      person: pronoun.person,
      isState: false,
    }
  }
  push(rendering, english, token)
  return true
}

/** An object waits for its verb; one that is the subject itself is left out: "nous nous opposons", "nos oponemos". */
function keepObject(rendering: Rendering, at: number, plain: string): void {
  const object = rendering.lexicon.grammar.objects[plain] ?? ''
  const person = rendering.clause.subject?.person
  const isSelf = (person === 4 && object === 'us') || (person === 5 && plain === 'vous')
  if (object !== '' && !isSelf && !isReflexive(rendering, at, plain)) rendering.clause.objects.push(object)
}

function renderSmall(rendering: Rendering, at: number, token: Token): void {
  const { grammar } = rendering.lexicon
  const { plain, accented } = token
  if (token.isJoined && plain === 't') return
  if (token.isJoined && Object.hasOwn(grammar.objects, plain)) {
    push(rendering, grammar.objects[plain] ?? '', token)
    return
  }
  if (isConjunction(rendering, at, token)) {
    renderConjunction(rendering, grammar.conjunctions[plain] ?? '', token)
    return
  }
  if (isObject(rendering, at, token)) {
    keepObject(rendering, at, plain)
    return
  }
  const asking = Object.hasOwn(grammar.asking, plain) ? grammar.asking[plain] : undefined
  const isAsked = asking !== undefined && (rendering.isQuestion || accented !== plain)
  if (isAsked && rendering.clause.verb === 'none') {
    push(rendering, asking, token)
    rendering.clause = freshClause(rendering.pieces.length)
    return
  }
  if (renderPronoun(rendering, at, token) || renderPreposition(rendering, at, token)) return
  const article = Object.hasOwn(grammar.articles, plain) ? grammar.articles[plain] : undefined
  const word = article === undefined ? undefined : articleBefore(rendering, at, article)
  push(rendering, word ?? grammar.conjunctions[plain] ?? asking ?? plain, token)
}

/** States have no article, and a name brings its own. */
function articleBefore({ segments }: Rendering, at: number, english: string): string {
  return segments[at + 1]?.kind === 'state' ? english.replace(/ ?the$|^a$/, '') : english
}

/** "Nos oponemos": the verb's ending says who is meant. */
function isReflexive(rendering: Rendering, at: number, plain: string): boolean {
  const verb = verbAfter(rendering, at)
  return plain === 'nos' && verb !== undefined && verb.forms.some(({ person }) => person === 4)
}

function isConjunction({ lexicon, segments, isQuestion, clause }: Rendering, at: number, token: Token): boolean {
  const { grammar } = lexicon
  if (!Object.hasOwn(grammar.conjunctions, token.plain)) return false
  if (token.plain === "s'") return /^ils?$/.test(segments[at + 1]?.token.plain ?? '')
  const isAsking = Object.hasOwn(grammar.asking, token.plain)
  if (token.accented === 'où' || (isAsking && token.accented !== token.plain)) return false
  return !(isAsking && isQuestion && clause.verb === 'none' && token.plain !== 'ou')
}

function isNoun(rendering: Rendering, at: number, segment: Extract<Segment, { kind: 'verb' }>): boolean {
  if (segment.noun === undefined || segment.complement !== undefined) return false
  const before = rendering.segments[at - 1]
  if (before === undefined || before.kind === 'mark' || before.kind === 'denial')
    return !isFiniteVerb(segment) && !hasTense(segment, 'infinitive')
  if (before.kind === 'small' && rendering.clause.objects.length > 0) return false
  const { grammar } = rendering.lexicon
  const isPronoun =
    before.kind === 'small' &&
    rendering.clause.subject !== undefined &&
    rendering.clause.verb === 'none' &&
    Object.hasOwn(grammar.subjects, before.token.plain)
  if (isPronoun) return false
  return grammar.determiners.has(before.token.plain) || rendering.clause.verb !== 'none'
}

function renderSegment(rendering: Rendering, at: number): number {
  const segment = rendering.segments[at]
  if (segment === undefined) return at + 1
  const { token } = segment
  if (segment.kind === 'mark') renderMark(rendering, token)
  else if (segment.kind === 'denial') rendering.clause.denial = segment.english
  else if (segment.kind === 'small') renderSmall(rendering, at, token)
  else if (segment.kind === 'state') {
    const isSubject =
      rendering.clause.verb === 'none' && rendering.clause.subject === undefined && !isAfterPreposition(rendering, at)
    if (isSubject) rendering.clause.subject = { index: rendering.pieces.length, person: 3, isState: true }
    push(rendering, segment.english, token)
  } else if (segment.kind === 'words') renderWords(rendering, segment.english, token)
  else if (isNoun(rendering, at, segment)) push(rendering, segment.noun ?? '', token)
  else return renderVerb(rendering, at, segment)
  return at + 1
}

function isAfterPreposition({ segments, lexicon }: Rendering, at: number): boolean {
  const { prepositions, articles } = lexicon.grammar
  const before = segments[at - 1]?.token.plain ?? ''
  const first =
    Object.hasOwn(articles, before) && !/to|of/.test(articles[before] ?? '')
      ? (segments[at - 2]?.token.plain ?? '')
      : before
  return (
    Object.hasOwn(prepositions, first) || /to|of/.test(Object.hasOwn(articles, first) ? (articles[first] ?? '') : '')
  )
}

/** Phrases that open a condition or a clause of their own. */
const OPENS = /(?:^| )(?:if|unless|provided|that|when|because|otherwise)$/

function renderWords(rendering: Rendering, english: string, token: Token): void {
  if (rendering.clause.denial !== undefined && rendering.clause.verb === 'none') {
    // a denial without a verb: "no a los impuestos"
    push(rendering, rendering.clause.denial, token)
    rendering.clause.denial = undefined
  }
  push(rendering, english, token)
  if (OPENS.test(english)) rendering.clause = freshClause(rendering.pieces.length, /if|unless|provided/.test(english))
}

/** Renders the tokens of a sentence in plain English words. */
export function renderSentence(tokens: readonly Token[], lexicon: Lexicon): readonly Piece[] {
  const joined = joinedNumbers(tokens, lexicon.grammar.numbers)
  const segments = segmentsOf(withDenials(joined, lexicon), lexicon)
  const clause: Clause = freshClause(0)
  const isQuestion = tokens.some(({ raw }) => raw === '?' || raw === '¿')
  const rendering: Rendering = { segments, lexicon, isQuestion, pieces: [], clause, lastPerson: undefined }
  for (let at = 0; at < segments.length; ) at = renderSegment(rendering, at)
  return rendering.pieces
}
