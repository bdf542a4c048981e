import { cleanText } from '../text/clean-text.ts'
import { respelt, spellingsOf } from '../text/spelling.ts'
import { stemOf } from '../text/stem.ts'
import { GRAMMAR_WORDS, KEY_WORDS, NEIGHBOURS } from './grammar/words.ts'

/** A token of a text (word, number or mark), normalised for comparison. */
export interface Word {
  /** Lower case, without accents; numbers as digits; marks unchanged. */
  readonly text: string
  /** As typed, without accents, for names that differ from words by their capitals alone ("US"). */
  readonly raw: string
  readonly stem: string
}

/** Words up to a full stop, question mark, semicolon or line break. */
export interface Sentence {
  readonly words: readonly Word[]
  readonly isQuestion: boolean
}

const PIECES = /\p{L}[\p{L}\d]*(?:'\p{L}+)*|\d+(?:[.,]\d+)*|[.!?;:,\n%$€£°]/gu
const ENDS = new Set(['.', '!', '?', ';', '\n'])

/** Shortest word of the grammar to correct; shorter ones are too similar to other words. */
const TELLING_LENGTH = 7
const SPELLINGS = spellingsOf([
  ...KEY_WORDS,
  ...[...GRAMMAR_WORDS].filter((word) => /^[a-z]+$/.test(word) && word.length >= TELLING_LENGTH),
])
const KNOWN = new Set([...GRAMMAR_WORDS, ...NEIGHBOURS])

const NEGATED = new Set('can do does did is are was were have has had would could should must need'.split(' '))
const FIXED: Readonly<Record<string, string>> = {
  cannot: 'can not',
  "can't": 'can not',
  cant: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wouldnt: 'would not',
  couldnt: 'could not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  im: 'i am',
  ive: 'i have',
  "let's": 'let us',
  lets: 'let us',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  yeah: 'yes',
  yep: 'yes',
  nope: 'no',
  cosponsor: 'co sponsor',
  ok: 'okay',
  alright: 'all right',
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  pls: 'please',
  plz: 'please',
  wat: 'what',
  wht: 'what',
  y: 'why',
  w: 'with',
  thx: 'thanks',
  thru: 'through',
  cna: 'can',
  nah: 'no',
  ya: 'yes',
  yea: 'yes',
  yup: 'yes',
  yess: 'yes',
  liv: 'live',
  tak: 'take',
  giv: 'give',
  hav: 'have',
  ofer: 'offer',
  jus: 'just',
  mutch: 'much',
  frm: 'from',
  fro: 'for',
  shuld: 'should',
  shud: 'should',
  coud: 'could',
  cud: 'could',
  wud: 'would',
  ther: 'there',
  notin: 'nothing',
  nuthin: 'nothing',
  sum: 'some',
  evry: 'every',
  abt: 'about',
  bc: 'because',
  tho: 'though',
  gud: 'good',
  grate: 'great',
  wanto: 'want to',
  agre: 'agree',
  agin: 'again',
  voet: 'vote',
  intl: 'international',
  natl: 'national',
  govt: 'government',
  idk: 'i do not know',
  ppl: 'people',
  txt: 'text',
  sory: 'sorry',
  sry: 'sorry',
  wuld: 'would',
  wil: 'will',
  cuz: 'because',
  thier: 'their',
  teh: 'the',
  adn: 'and',
  bil: 'billion',
  mil: 'million',
  yr: 'year',
  yrs: 'years',
  b4: 'before',
  wld: 'would',
  shld: 'should',
  cld: 'could',
  smth: 'something',
  sth: 'something',
  ty: 'thanks',
  tysm: 'thanks',
  k: 'okay',
  kk: 'okay',
  dunno: 'do not know',
  gimme: 'give me',
  lemme: 'let me',
  kinda: 'kind of',
  sorta: 'sort of',
  cmon: 'come on',
  "c'mon": 'come on',
  "ain't": 'is not',
  aint: 'is not',
  thats: 'that is',
  theres: 'there is',
  whats: 'what is',
  whos: 'who is',
  hows: 'how is',
  youre: 'you are',
  theyre: 'they are',
  weve: 'we have',
  youve: 'you have',
  theyve: 'they have',
  whys: 'why is',
  goin: 'going',
  doin: 'doing',
  payin: 'paying',
  askin: 'asking',
  talkin: 'talking',
  tryin: 'trying',
  gettin: 'getting',
  makin: 'making',
  givin: 'giving',
  nothin: 'nothing',
  somethin: 'something',
  favorable: 'favourable',
  nite: 'night',
  tonite: 'tonight',
  bk: 'back',
  um: '',
  umm: '',
  uh: '',
  uhm: '',
  er: '',
  erm: '',
  hmm: '',
  mhm: '',
}
const ENDINGS: Readonly<Record<string, string>> = { re: 'are', ll: 'will', d: 'would', ve: 'have', m: 'am' }
const IS_BEFORE_S = new Set('it that here there what who he she where how this'.split(' '))

function expand(word: string): readonly string[] {
  const fixed = Object.hasOwn(FIXED, word) ? FIXED[word] : undefined
  if (fixed !== undefined) return fixed === '' ? [] : fixed.split(' ')
  const at = word.lastIndexOf("'")
  if (at < 0) return [word]
  const [head, tail] = [word.slice(0, at).replaceAll("'", ''), word.slice(at + 1)]
  if (tail === 't' && head.endsWith('n') && NEGATED.has(head.slice(0, -1))) return [head.slice(0, -1), 'not']
  if (tail === 's') return IS_BEFORE_S.has(head) ? [head, 'is'] : [head]
  const ending = Object.hasOwn(ENDINGS, tail) ? ENDINGS[tail] : undefined
  return ending === undefined ? [word.replaceAll("'", '')] : [head, ending]
}

function wordsOf(piece: string): readonly Word[] {
  const lower = piece === ':' ? ',' : piece.toLowerCase()
  const expanded = expand(KNOWN.has(lower) ? lower : respelt(lower, SPELLINGS))
  return expanded.map((text) => ({ text, raw: expanded.length === 1 ? piece : text, stem: stemOf(text) }))
}

/** The tokens of a text in order, with contractions expanded and marks kept. */
export function wordsIn(text: string): readonly Word[] {
  return (cleanText(text).match(PIECES) ?? []).flatMap(wordsOf)
}

/** Courtesies whose words name nothing, though they may stand in an agenda: "if that helps". */
const COURTESIES = /\bif (?:that|this|it) helps\b/gi

/** The sentences of a text, without courtesies; empty ones are left out. */
export function sentencesIn(text: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let words: Word[] = []
  const close = (isQuestion: boolean) => {
    if (words.length > 0) sentences.push({ words, isQuestion })
    words = []
  }
  for (const word of wordsIn(text.replace(COURTESIES, ''))) {
    if (ENDS.has(word.text)) close(word.text === '?')
    else words.push(word)
  }
  close(false)
  return sentences
}
