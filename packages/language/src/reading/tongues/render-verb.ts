import {
  flushObjects,
  freshClause,
  hasTense,
  isFiniteVerb,
  push,
  type Rendering,
  type Subject,
  verbAfter,
} from './clause.ts'
import { type EnglishVerb, type FormWords, wordsOfForm } from './english-verbs.ts'
import type { VerbForm } from './lexicon.ts'
import type { Segment } from './segments.ts'

type Verb = Extract<Segment, { kind: 'verb' }>

const PERSONS = ['', 'i', 'you', 'it', 'we', 'you', 'they'] as const

/** The form that a spelling is, by what stands before it. */
function formOf(rendering: Rendering, at: number, { forms }: Verb): VerbForm | undefined {
  const { clause } = rendering
  const before = rendering.segments[at - 1]
  const participle = forms.find(({ tense }) => tense === 'participle')
  if (participle !== undefined && (clause.verb === 'having' || clause.verb === 'being')) return participle
  const finite = forms.filter(({ tense }) => !['participle', 'infinitive', 'gerund'].includes(tense))
  // "le texte proposé", "des promesses renouvelées"
  if (participle !== undefined && clause.verb !== 'none' && before?.kind === 'words' && clause.subject === undefined) {
    return participle
  }
  const person = clause.subject?.person
  const fitting = finite.find((form) => form.person === person)
  return (
    fitting ?? (person === undefined ? undefined : finite.find((form) => form.person === 3)) ?? finite[0] ?? forms[0]
  )
}

/** A state or a pronoun that follows a verb which asks: "¿aceptaría Alemania …?", "acceptez-vous". */
interface Following {
  readonly english: string
  readonly person: number
  /** Segments up to and with it. */
  readonly length: number
}

function followingSubject({ segments, lexicon, isQuestion, clause }: Rendering, at: number): Following | undefined {
  const { subjects, articles, dropsSubjects } = lexicon.grammar
  const next = segments[at + 1]
  if (next === undefined) return undefined
  if (next.token.isJoined && next.kind === 'small') {
    const pronoun = Object.hasOwn(subjects, next.token.plain) ? subjects[next.token.plain] : undefined
    if (pronoun !== undefined) return { ...pronoun, length: 1 }
  }
  if (next.token.isJoined && next.token.plain === 't') {
    const pronoun = segments[at + 2]?.token.plain ?? ''
    return Object.hasOwn(subjects, pronoun) ? { english: 'it', person: 3, length: 2 } : undefined
  }
  if (!isQuestion || clause.subject !== undefined || clause.isIf) return undefined
  const skipped = next.kind === 'small' && Object.hasOwn(articles, next.token.plain) ? 1 : 0
  const named = segments[at + 1 + skipped]
  if (named?.kind === 'state') return { english: named.english, person: 3, length: 1 + skipped }
  if (!dropsSubjects || named?.kind !== 'small') return undefined
  const pronoun = Object.hasOwn(subjects, named.token.plain) ? subjects[named.token.plain] : undefined
  return pronoun === undefined ? undefined : { ...pronoun, length: 1 + skipped }
}

/** The auxiliary, the denial and the main verb of a finite form. */
function parts(form: VerbForm, verb: EnglishVerb, person: number, isHaving: boolean): FormWords {
  if (isHaving) {
    const words = wordsOfForm({ base: 'have', rest: '' }, form.tense === 'past' ? 'present' : form.tense, person)
    if (words.auxiliary !== undefined) return words
    return { auxiliary: words.main, support: words.main, main: '' }
  }
  const tense = form.tense === 'subjunctive' ? 'present' : form.tense
  return wordsOfForm(verb, tense, person)
}

function pushNegated(rendering: Rendering, words: FormWords, verb: EnglishVerb, token: Verb['token']): void {
  const { denial } = rendering.clause
  const base = wordsOfForm(verb, 'infinitive', 0).main
  if (words.auxiliary !== undefined) {
    push(rendering, words.auxiliary, token)
    if (denial !== undefined) push(rendering, denial, token)
    push(rendering, words.main, token)
  } else if (denial === 'not') {
    push(rendering, `${words.support} not`, token)
    push(rendering, base, token)
  } else {
    if (denial !== undefined) push(rendering, denial, token)
    push(rendering, words.main, token)
  }
}

/** Puts an auxiliary before a subject that is there already, and the rest after it. */
function pushAsked(
  rendering: Rendering,
  index: number,
  words: FormWords,
  verb: EnglishVerb,
  token: Verb['token'],
): void {
  const { denial } = rendering.clause
  const main = words.auxiliary === undefined ? wordsOfForm(verb, 'infinitive', 0).main : words.main
  const at = rendering.pieces[index]?.at ?? token.at
  rendering.pieces.splice(index, 0, { text: words.auxiliary ?? words.support, at })
  if (denial !== undefined) push(rendering, denial, token)
  push(rendering, main, token)
}

/** The place of the subject before a question's verb; undefined where the verb is not asked after. */
function askedSubject(rendering: Rendering, form: VerbForm): number | undefined {
  const { isQuestion, clause, pieces } = rendering
  if (!isQuestion || clause.isIf || clause.verb !== 'none' || form.tense === 'subjunctive') return undefined
  const { subject } = clause
  if (subject === undefined) return undefined
  return subject.isState || pieces[subject.index]?.text === 'you' ? subject.index : undefined
}

/** The subject that only the ending of a verb names, or the one a sentence began with. */
function impliedSubject(rendering: Rendering, form: VerbForm): string {
  const { clause, pieces, lexicon, isQuestion } = rendering
  if (clause.subject !== undefined) return ''
  const { person, tense } = form
  if (tense === 'subjunctive' || (tense === 'present' && !lexicon.grammar.dropsSubjects)) {
    const isOpen = pieces.length === clause.start && !clause.isIf && !clause.isBound
    const isTold = isOpen && (rendering.lastPerson === undefined || rendering.lastPerson !== person)
    if (isTold && person === 4) return 'let us'
    if (isTold && tense === 'subjunctive' && lexicon.grammar.dropsSubjects && person !== 1) return 'please'
  }
  if (person === 1 || person === 4) return PERSONS[person]
  if (!lexicon.grammar.dropsSubjects) return ''
  if (person === 2 || person === 5) return 'you'
  if (pieces.length > clause.start) return ''
  return person === 6 || isQuestion ? 'you' : clause.verb === 'none' && tense !== 'subjunctive' ? 'it' : ''
}

function renderFinite(rendering: Rendering, at: number, segment: Verb, form: VerbForm): number {
  const { clause, lexicon } = rendering
  const { token } = segment
  const after = verbAfter(rendering, at)
  const verb = segment.complement ?? form.english
  const isHaving =
    form.lemma === lexicon.grammar.having && segment.complement === undefined && hasParticiple(rendering, at)
  const following = followingSubject(rendering, at)
  const person = following?.person ?? clause.subject?.person ?? form.person
  const words = parts(form, verb, person, isHaving)
  const implied = following === undefined ? impliedSubject(rendering, form) : ''
  const index = following === undefined ? askedSubject(rendering, form) : undefined
  if (following !== undefined) pushInverted(rendering, following, words, verb, token)
  else if (index !== undefined) pushAsked(rendering, index, words, verb, token)
  else if (implied === 'let us' || implied === 'please') {
    push(rendering, implied, token)
    if (clause.denial !== undefined) push(rendering, implied === 'please' ? 'do not' : 'not', token)
    push(rendering, wordsOfForm(verb, 'infinitive', 0).main, token)
  } else if (implied === 'you' && rendering.isQuestion) {
    pushInverted(rendering, { english: 'you', person: 5, length: 0 }, parts(form, verb, 5, isHaving), verb, token)
  } else {
    push(rendering, implied, token)
    pushNegated(rendering, words, verb, token)
  }
  clause.denial = undefined
  clause.verb = isHaving ? 'having' : verb.base === 'be' ? 'being' : verb.modal === undefined ? 'finite' : 'modal'
  rendering.lastPerson = person
  const isWaiting = isHaving || hasTense(after, 'infinitive')
  if (!isWaiting) flushObjects(rendering, token)
  return at + 1 + (following?.length ?? 0)
}

/** Words between a form of "have" and its participle. */
const BETWEEN = 3

function hasParticiple({ segments }: Rendering, at: number): boolean {
  for (let next = at + 1; next <= at + BETWEEN; next++) {
    const segment = segments[next]
    if (segment === undefined || segment.kind === 'mark') return false
    if (hasTense(segment, 'participle')) return true
  }
  return false
}

function pushInverted(
  rendering: Rendering,
  { english }: Following,
  words: FormWords,
  verb: EnglishVerb,
  token: Verb['token'],
): void {
  const { clause } = rendering
  const main = words.auxiliary === undefined ? wordsOfForm(verb, 'infinitive', 0).main : words.main
  const auxiliary = words.auxiliary ?? words.support
  const subject: Subject | undefined = clause.subject
  if (subject !== undefined && !['you', 'we', 'i'].includes(english)) {
    const at = rendering.pieces[subject.index]?.at ?? token.at
    rendering.pieces.splice(subject.index, 0, { text: auxiliary, at })
  } else {
    push(rendering, auxiliary, token)
    push(rendering, english === 'it' || english === 'they' ? 'you' : english, token)
  }
  if (clause.denial !== undefined) push(rendering, clause.denial, token)
  push(rendering, main, token)
}

/** Verbs that an infinitive follows without "to". */
const BARE = new Set(['modal'])

function renderInfinitive(rendering: Rendering, at: number, segment: Verb, form: VerbForm): number {
  const { clause, pieces } = rendering
  const { token } = segment
  if (clause.denial !== undefined) push(rendering, 'not', token)
  clause.denial = undefined
  const before = rendering.segments[at - 1]
  const isAfterVerb = before?.kind === 'verb' && clause.verb !== 'none' && !BARE.has(clause.verb)
  const last = pieces.at(-1)?.text ?? ''
  if (isAfterVerb && !/(?:^| )(?:to|of|will|would|not)$/.test(last)) push(rendering, 'to', token)
  push(rendering, wordsOfForm(segment.complement ?? form.english, 'infinitive', 0).main, token)
  if (!hasTense(verbAfter(rendering, at), 'infinitive')) flushObjects(rendering, token)
  if (form.object !== undefined) push(rendering, form.object, token)
  if (clause.verb === 'none' || clause.verb === 'modal')
    clause.verb = form.english.modal === undefined ? 'finite' : 'modal'
  return at + 1
}

/** "Va a votar", "va voter": the future of the verb that follows. */
function futureAt(
  rendering: Rendering,
  at: number,
  segment: Verb,
): { readonly at: number; readonly form: VerbForm; readonly segment: Verb } | undefined {
  const { segments, lexicon } = rendering
  const { going, dropsSubjects } = lexicon.grammar
  const own = segment.forms.find(({ lemma, tense }) => lemma === going && tense === 'present')
  if (own === undefined || segment.complement !== undefined) return undefined
  const following = followingSubject(rendering, at)?.length ?? 0
  let next = at + 1 + following
  if (dropsSubjects) {
    if (segments[next]?.token.plain === 'a') next++
    else return undefined
  }
  const verb = segments[next]
  const infinitive = verb?.kind === 'verb' ? verb.forms.find(({ tense }) => tense === 'infinitive') : undefined
  if (verb?.kind !== 'verb' || infinitive === undefined) return undefined
  return { at: next, form: { ...infinitive, tense: 'future', person: own.person }, segment: verb }
}

/** Renders the verb at a place; gives the place after what it took. */
export function renderVerb(rendering: Rendering, at: number, segment: Verb): number {
  const future = futureAt(rendering, at, segment)
  if (future !== undefined) {
    const verb = { ...future.segment, token: segment.token }
    const isBefore = followingSubject(rendering, at) !== undefined
    const end = renderFinite(rendering, isBefore ? at : future.at, verb, future.form)
    if (future.form.object !== undefined) push(rendering, future.form.object, segment.token)
    return isBefore ? future.at + 1 : end
  }
  const form = formOf(rendering, at, segment)
  if (form === undefined) return at + 1
  if (form.tense === 'infinitive') return renderInfinitive(rendering, at, segment, form)
  if (form.tense === 'participle' || form.tense === 'gerund') {
    if (rendering.clause.denial !== undefined) push(rendering, 'not', segment.token)
    rendering.clause.denial = undefined
    push(rendering, wordsOfForm(segment.complement ?? form.english, form.tense, 0).main, segment.token)
    if (!hasTense(verbAfter(rendering, at), 'infinitive')) flushObjects(rendering, segment.token)
    if (rendering.clause.verb === 'having') rendering.clause.verb = 'finite'
    return at + 1
  }
  if (rendering.clause.verb !== 'none' && isFiniteVerb(segment) && rendering.clause.subject === undefined) {
    // a further predicate, with its own subject
    rendering.clause = {
      ...freshClause(rendering.clause.start),
      denial: rendering.clause.denial,
      objects: rendering.clause.objects,
    }
  }
  return renderFinite(rendering, at, segment, form)
}
