import type { EnglishVerb } from './english-verbs.ts'
import { type Lexicon, phraseAt, type VerbForm } from './lexicon.ts'
import { DENIALS } from './negation.ts'
import { foldOf, isMark, type Token } from './tokens.ts'

/** A piece of a sentence with one meaning. */
export type Segment = { readonly token: Token } & (
  | { readonly kind: 'mark' }
  | { readonly kind: 'denial'; readonly english: string }
  /** Words whose meaning is known as they stand. */
  | { readonly kind: 'words'; readonly english: string }
  | { readonly kind: 'state'; readonly english: string }
  /** A form of a verb; `noun` where the word is also one, `complement` where words after it change what it means. */
  | {
      readonly kind: 'verb'
      readonly forms: readonly VerbForm[]
      readonly noun: string | undefined
      readonly complement: EnglishVerb | undefined
    }
  /** A small word, whose part depends on what stands around it. */
  | { readonly kind: 'small' }
)

function isSmall({ plain }: Token, { grammar }: Lexicon): boolean {
  const { subjects, objects, articles, prepositions, conjunctions, asking } = grammar
  return [subjects, objects, articles, prepositions, conjunctions, asking].some((table) => Object.hasOwn(table, plain))
}

/** The forms of a verb that a word may be; a word without its accents is looked up as it is. */
function formsOf(token: Token, { verbs }: Lexicon): readonly VerbForm[] {
  return verbs.get(token.accented) ?? verbs.get(token.plain) ?? []
}

interface Cut {
  readonly segments: readonly Segment[]
  readonly end: number
}

function verbAt(tokens: readonly Token[], at: number, token: Token, lexicon: Lexicon): Cut | undefined {
  const forms = formsOf(token, lexicon)
  // "pública" with its accent is no form of "publicar"
  const isOtherWord = token.accented !== token.plain && !lexicon.verbs.has(token.accented)
  if (forms.length === 0 || (isOtherWord && lexicon.words.has(token.plain))) return undefined
  const noun = lexicon.words.get(token.plain)
  // "s'oppose-t-elle à": the subject stands between the verb and what belongs to it
  let after = at + 1
  while (tokens[after]?.isJoined) after++
  const subject = tokens.slice(at + 1, after).map((one): Segment => ({ kind: 'small', token: one }))
  for (const lemma of new Set(forms.map((form) => form.lemma))) {
    const found = phraseAt(tokens, after, lexicon.complements.get(lemma), lexicon.grammar.small)
    if (found === undefined) continue
    const own = forms.filter((form) => form.lemma === lemma)
    const verb: Segment = { kind: 'verb', token, forms: own, noun: undefined, complement: found.phrase.verb }
    return { segments: [verb, ...subject], end: found.end }
  }
  return { segments: [{ kind: 'verb', token, forms, noun, complement: undefined }], end: at + 1 }
}

const NO_TOKEN: Token = { raw: '', accented: '', plain: '', at: 0, isJoined: false }

/** "a" is "to"; after a denial, and before a participle or what belongs to the verb, it is "has". */
function isHaving(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { having, small } = lexicon.grammar
  if (!formsOf(tokens[at] ?? NO_TOKEN, lexicon).some(({ lemma }) => lemma === having)) return false
  if (Object.hasOwn(DENIALS, tokens[at - 1]?.plain ?? '')) return true
  const isParticiple = formsOf(tokens[at + 1] ?? NO_TOKEN, lexicon).some(({ tense }) => tense === 'participle')
  return isParticiple || phraseAt(tokens, at + 1, lexicon.complements.get(having), small) !== undefined
}

function cutAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Cut {
  const token = tokens[at] ?? NO_TOKEN
  const { grammar, words } = lexicon
  const one = (segment: Segment): Cut => ({ segments: [segment], end: at + 1 })
  if (Object.hasOwn(DENIALS, token.plain)) return one({ kind: 'denial', token, english: DENIALS[token.plain] ?? '' })
  if (token.plain.startsWith('@')) return one({ kind: 'words', token, english: token.plain.slice(1) })
  if (isMark(token)) return one({ kind: 'mark', token })
  const phrase = phraseAt(tokens, at, lexicon.phrases.get(token.plain), grammar.small)
  const name = phraseAt(tokens, at, lexicon.names.get(foldOf(token.plain)), grammar.small)
  if (phrase !== undefined && (name === undefined || name.end <= phrase.end)) {
    return { segments: [{ kind: 'words', token, english: phrase.phrase.english }], end: phrase.end }
  }
  if (name !== undefined) {
    const { english, isState } = name.phrase
    return { segments: [{ kind: isState ? 'state' : 'words', token, english }], end: name.end }
  }
  if (isSmall(token, lexicon) && !isHaving(tokens, at, lexicon)) return one({ kind: 'small', token })
  const verb = verbAt(tokens, at, token, lexicon)
  if (verb !== undefined) return verb
  return one({ kind: 'words', token, english: words.get(token.plain) ?? token.plain })
}

/** The pieces of a sentence, each phrase and name as one. */
export function segmentsOf(tokens: readonly Token[], lexicon: Lexicon): readonly Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length; ) {
    const { segments: cut, end } = cutAt(tokens, at, lexicon)
    segments.push(...cut)
    at = Math.max(end, at + 1)
  }
  return segments
}
