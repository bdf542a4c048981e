import { type Lexicon, phraseAt } from './lexicon.ts'
import { foldOf, isMark, type Token } from './tokens.ts'

/** Denials as the renderer knows them: each stands before the verb it denies. */
export const DENIALS: Readonly<Record<string, string>> = { '@not': 'not', '@never': 'never', '@longer': 'no longer' }

/** Words between the two halves of a denial. */
const REACH = 9

const marked = (token: Token, plain: string): Token => ({ ...token, accented: plain, plain })

/** The end of the clause that a place is in. */
function clauseEnd(tokens: readonly Token[], from: number, reach = REACH): number {
  let at = from
  while (at < tokens.length && at < from + reach && !isMark(tokens[at] ?? tokens[from] ?? NOTHING)) at++
  return at
}

const NOTHING: Token = { raw: '.', accented: '.', plain: '.', at: 0, isJoined: false }

const FRENCH_SECOND: Readonly<Record<string, string>> = {
  pas: '@not',
  point: '@not',
  guere: '@not',
  nullement: '@not',
  aucunement: '@not',
  plus: '@longer',
  jamais: '@never',
}
/** Halves that stay as words of their own: "ne … rien" is "not … anything". */
const FRENCH_KEPT: Readonly<Record<string, string>> = {
  aucun: 'any',
  aucune: 'any',
  rien: 'anything',
  personne: 'anybody',
  ni: 'or',
}
/** Denials before "ne": it only repeats them. */
const FRENCH_BEFORE = new Set(['rien', 'personne', 'aucun', 'aucune', 'ni'])
const FINITE = new Set(['present', 'past', 'future', 'conditional'])

const isFiniteForm = (token: Token | undefined, { verbs }: Lexicon) =>
  verbs.get(token?.accented ?? '')?.some(({ tense }) => FINITE.has(tense)) ?? false

/** Words with a denial of their own, which a phrase renders as a whole: "n'avons rien à ajouter". */
function fixedEnd(tokens: readonly Token[], at: number, { phrases, names, grammar }: Lexicon): number | undefined {
  const plain = tokens[at]?.plain ?? ''
  const phrase = phraseAt(tokens, at, phrases.get(plain), grammar.small)
  const name = phraseAt(tokens, at, names.get(foldOf(plain)), grammar.small)
  const end = Math.max(phrase?.end ?? 0, name?.end ?? 0)
  return end > at + 1 ? end : undefined
}

/** Resolves "ne … pas" and its kind into one mark before the verb. */
function frenchDenials(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const out = [...tokens]
  const gone = new Set<number>()
  let start = 0
  for (let at = 0; at < out.length; at++) {
    const token = out[at] ?? NOTHING
    if (isMark(token)) start = at + 1
    const fixed = fixedEnd(out, at, lexicon)
    if (fixed !== undefined) at = fixed - 1
    else if (token.plain === 'ne' || token.plain === "n'") resolveNe(out, gone, at, start)
    else if (token.plain === 'pas' && !gone.has(at)) resolveLonePas(out, at, lexicon)
  }
  return out.filter((_, at) => !gone.has(at))
}

function resolveNe(out: Token[], gone: Set<number>, at: number, start: number): void {
  const ne = out[at] ?? NOTHING
  const before = out.slice(Math.max(start, at - REACH), at).map(({ plain }) => plain)
  const never = before.lastIndexOf('jamais')
  if (never >= 0) {
    gone.add(Math.max(start, at - REACH) + never)
    out[at] = marked(ne, '@never')
    return
  }
  // "à moins que vous ne …" denies nothing
  const joined = before.join(' ')
  if (before.some((word) => FRENCH_BEFORE.has(word)) || /moins qu(?:e|')|avant qu(?:e|')/.test(joined)) {
    gone.add(at)
    return
  }
  out[at] = marked(ne, '@not')
  for (let next = at + 1; next < clauseEnd(out, at + 1); next++) {
    const token = out[next] ?? NOTHING
    const denial = Object.hasOwn(FRENCH_SECOND, token.plain) ? FRENCH_SECOND[token.plain] : undefined
    if (denial !== undefined) {
      out[at] = marked(ne, denial)
      gone.add(next)
      return
    }
    const kept = Object.hasOwn(FRENCH_KEPT, token.plain) ? FRENCH_KEPT[token.plain] : undefined
    if (kept !== undefined) {
      out[next] = marked(token, `@${kept}`)
      resolveNi(out, gone, next)
      return
    }
    if (token.plain === 'que' || token.plain === "qu'") {
      out[next] = marked(token, '@only')
      gone.add(at)
      return
    }
  }
}

/** "ne … ni X ni Y" denies once. */
function resolveNi(out: Token[], gone: Set<number>, first: number): void {
  if (out[first]?.plain !== '@or') return
  gone.add(first)
  for (let next = first + 1; next < clauseEnd(out, first + 1, 20); next++) {
    const token = out[next] ?? NOTHING
    if (token.plain === 'ni') out[next] = marked(token, '@or')
  }
}

/** "On accepte pas": people leave out the "ne". */
function resolveLonePas(out: Token[], at: number, lexicon: Lexicon): void {
  for (let back = at - 1; back >= Math.max(0, at - 2); back--) {
    if (!isFiniteForm(out[back], lexicon)) continue
    const verb = out[back] ?? NOTHING
    out[at] = verb
    out[back] = { ...marked(verb, '@not'), at: verb.at, isJoined: false }
    return
  }
}

const SPANISH_BEFORE: Readonly<Record<string, string>> = {
  no: '@not',
  nunca: '@never',
  jamas: '@never',
  tampoco: '@not',
}
const SPANISH_KEPT: Readonly<Record<string, string>> = {
  ningun: 'any',
  ninguno: 'any',
  ninguna: 'any',
  nada: 'anything',
  nadie: 'anybody',
  tampoco: 'either',
  ni: 'or',
}

/** Resolves "no … nunca" and its kind into one mark before the verb. */
function spanishDenials(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const out = [...tokens]
  const gone = new Set<number>()
  for (let at = 0; at < out.length; at++) {
    const token = out[at] ?? NOTHING
    const fixed = fixedEnd(out, at, lexicon)
    if (fixed !== undefined) {
      at = fixed - 1
      continue
    }
    const denial = Object.hasOwn(SPANISH_BEFORE, token.plain) ? SPANISH_BEFORE[token.plain] : undefined
    if (gone.has(at) || denial === undefined || !isBeforeVerb(out, at, lexicon)) continue
    const isLonger = denial === '@not' && out[at - 1]?.plain === 'ya'
    if (isLonger) gone.add(at - 1)
    out[at] = marked(token, isLonger ? '@longer' : denial)
    resolveSpanishRest(out, gone, at)
  }
  return out.filter((_, at) => !gone.has(at))
}

function isBeforeVerb(out: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { objects } = lexicon.grammar
  let next = at + 1
  while (next < at + 4 && Object.hasOwn(objects, out[next]?.plain ?? '')) next++
  const token = out[next]
  const isNoun =
    lexicon.words.has(token?.plain ?? '') &&
    next > at + 1 &&
    Object.hasOwn(lexicon.grammar.articles, out[next - 1]?.plain ?? '')
  return !isNoun && (lexicon.verbs.has(token?.accented ?? '') || lexicon.verbs.has(token?.plain ?? ''))
}

function resolveSpanishRest(out: Token[], gone: Set<number>, at: number): void {
  for (let next = at + 1; next < clauseEnd(out, at + 1); next++) {
    const token = out[next] ?? NOTHING
    if (token.plain === 'nunca' || token.plain === 'jamas') {
      out[at] = marked(out[at] ?? token, '@never')
      gone.add(next)
    }
    const kept = Object.hasOwn(SPANISH_KEPT, token.plain) ? SPANISH_KEPT[token.plain] : undefined
    if (kept !== undefined) out[next] = marked(token, `@${kept}`)
  }
}

/** The tokens with every denial as one mark before its verb, and without its other half. */
export function withDenials(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  return lexicon.grammar.dropsSubjects ? spanishDenials(tokens, lexicon) : frenchDenials(tokens, lexicon)
}
