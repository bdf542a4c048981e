/** Where a clause of its own may begin inside a sentence: after a mark, at a conjunction, or at a new subject. */
const JOINTS =
  /(?<=\S)\s*[;:]\s+|(?<=\S)\s+[–—-]+\s+|,\s+(?:(?:and|but|so|yet|while|whereas|though|although|then|plus|or|as for|because|since|if)\s+)?|(?<=\S)\s+(?:and|but|so|while|whereas|yet|then|plus|though|although|because)\s+|(?<=\S)\s+(?=(?:we|i|i['’]?m|my (?:delegation|government|country)|our (?:delegation|government|country)|would you|could you|can you|what|why|who|pls|please)\s)/gi

/** Words with which the clause of a speaker begins, or one that asks somebody. */
const OPENS =
  /^(?:(?:also|then|now|still|instead|please|pls|in (?:turn|return|exchange)|at the same time|for (?:that|this|our part)|to that end|as for [^,]{2,40},|here)\s*,?\s+)*(?:we|i|im|we['’]\w+|i['’]\w+|let['’]?s|let (?:us|me)|our (?:delegation|government|country|position|answer|side|vote)|my (?:delegation|government|country|vote|question)|this (?:delegation|house)|could|can|would|will|do|does|did|are|is|have|has|what|what['’]s|why|how|where|who|whom|which|when|may|might|shall|please|pls|tell|no to|yes to|count us|not|never|thank|sorry)\b/i

/** Verbs that go on with the subject of the clause before: "we appeal to all and propose a levy". */
const GOES_ON_WITH =
  /^(?:also\s+|then\s+|now\s+|still\s+|hereby\s+|strongly\s+|firmly\s+|therefore\s+|will\s+|would\s+|can(?:not)?\s+|could\s+|do not\s+|don['’]t\s+|must\s+)*(?:propose|suggest|support|back|oppose|reject|accept|refuse|ask|call|urge|appeal|invite|move|second|request|warn|promise|pledge|offer|demand|want|need|welcome|endorse|object|vote|sponsor|sign|withdraw|drop|agree|disagree|apologise|apologize|decline|insist|favou?r|commend|yield|remind|assure|stand|say|table|put|like|join|give|live)\b/i

/** A state by name before what is asked of it: "Germany, would you …". */
const ADDRESSES = /^(?:and\s+|so\s+|but\s+)?(?:the\s+|dear\s+|our\s+)?[A-Z][\w’']+(?:\s+[A-Za-z’']+){0,4},\s+\S/

/** Clauses that hang on the one after them, or before them. */
const HANGS =
  /^(?:and\s+|but\s+|so\s+|only\s+|even\s+)?(?:if|unless|until|provided|as long as|so long as|on condition|because|since|as|when|once|after|before|given|although|though|even though|while|whereas|instead of|rather than|in return for|in exchange for|should you|otherwise|or|which|who|that|to|with|without|by|for|should|failing|having|were|had)\b/i

/** Places in a sentence that are tried. Bounds the time. */
const CUTS_MOST = 12
/** A clause has two words at least: "China, would you …" does not begin with one. */
const TWO_WORDS = /^\s*\S+\s+\S/

/** A place in a sentence where another clause may begin. */
export interface Cut {
  /** Where the clause before it ends. */
  readonly end: number
  /** Where the clause after it begins. */
  readonly from: number
  /** Features of the place, for the model that weighs it. */
  readonly signs: readonly string[]
}

/** A clause with the subject that it shares with the one before it. */
export function withSubject(clause: string): string {
  return GOES_ON_WITH.test(clause) && !OPENS.test(clause) ? `We ${clause}` : clause
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z’']+/g) ?? []
const lengthOf = (words: readonly string[]) => Math.min(4, Math.floor(Math.log2(words.length + 1)))
const OURS = new Set(['we', 'i', 'our', 'my', 'us', 'me', 'im', "i'm", "we're", "we'd", "i'd", "we'll"])
const YOURS = new Set(['you', 'your', 'u', 'ur'])

/** How a clause begins, as far as that tells whether it is one of its own. */
function openingOf(clause: string): string {
  if (HANGS.test(clause)) return 'hangs'
  if (OPENS.test(clause)) return 'opens'
  if (ADDRESSES.test(clause)) return 'addresses'
  return GOES_ON_WITH.test(clause) ? 'goes on' : 'other'
}

function signsOf(before: string, joint: string, after: string): readonly string[] {
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const kind = joint
    .trim()
    .toLowerCase()
    .replace(/[–—-]+/, '-')
    .replace(/\s+/g, ' ')
  const [opening, begun] = [openingOf(after), openingOf(before)]
  const has = (words: readonly string[], some: ReadonlySet<string>) => words.some((word) => some.has(word))
  return [
    'bias',
    `j ${kind}`,
    `o ${opening}`,
    `jo ${kind} ${opening}`,
    `b ${begun}`,
    `bo ${begun} ${opening}`,
    `l ${lengthOf(left)}`,
    `r ${lengthOf(right)}`,
    `w ${right[0]}`,
    `w2 ${right[0]} ${right[1]}`,
    `w3 ${right[1]}`,
    `e ${left.at(-1)}`,
    `f ${left[0]}`,
    `s ${has(left, OURS)} ${has(right, OURS)}`,
    `y ${has(left, YOURS)} ${has(right, YOURS)}`,
    `c ${before.includes(',')} ${after.includes(',')}`,
  ]
}

/** The places of a sentence where a clause of its own may begin, in order. */
export function cutsIn(sentence: string): readonly Cut[] {
  const cuts: Cut[] = []
  for (const joint of sentence.matchAll(JOINTS)) {
    if (cuts.length === CUTS_MOST) break
    const [end, from] = [joint.index, joint.index + joint[0].length]
    const [before, after] = [sentence.slice(0, end), sentence.slice(from)]
    if (!TWO_WORDS.test(before) || !TWO_WORDS.test(after)) continue
    cuts.push({ end, from, signs: signsOf(before, joint[0], after) })
  }
  return cuts
}
