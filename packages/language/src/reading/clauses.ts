/** Where a clause of its own may begin inside a sentence: after a mark, or at a conjunction. */
const JOINTS =
  /(?<=\S)\s*;\s+|(?<=\S)\s+[–—-]+\s+|,\s+(?:(?:and|but|so|yet|while|whereas|though|although|then|plus)\s+)?|(?<=\S)\s+(?:and|but|so|while|whereas|yet|then|plus|though)\s+/gi

/** Words with which the clause of a speaker begins, or one that asks somebody. */
const OPENS =
  /^(?:(?:also|then|now|still|instead|please|in (?:turn|return|exchange)|at the same time|for (?:that|this|our part)|to that end|as for [^,]{2,40},|here)\s*,?\s+)*(?:we|i|we['’]\w+|i['’]\w+|let['’]?s|let (?:us|me)|our (?:delegation|government|country|position|answer|side|vote)|my (?:delegation|government|country|vote|question)|this (?:delegation|house)|could|can|would|will|do|does|did|are|is|have|has|what|what['’]s|why|how|where|who|whom|which|when|may|might|shall|please|tell|no to|yes to|count us|not|never|thank|sorry)\b/i

/** Verbs that go on with the subject of the clause before: "we appeal to all and propose a levy". */
const GOES_ON_WITH =
  /^(?:also\s+|then\s+|now\s+|still\s+|hereby\s+|strongly\s+|firmly\s+|therefore\s+|will\s+|would\s+|can(?:not)?\s+|could\s+|do not\s+|don['’]t\s+|must\s+)*(?:propose|suggest|support|back|oppose|reject|accept|refuse|ask|call|urge|appeal|invite|move|second|request|warn|promise|pledge|offer|demand|want|need|welcome|endorse|object|vote|sponsor|sign|withdraw|drop|agree|disagree|apologise|apologize|decline|insist|favou?r|commend|yield|remind|assure|stand|say|table|put|like|join|give|live)\b/i

/** A state by name before what is asked of it: "Germany, would you …". */
const ADDRESSES = /^(?:and\s+|so\s+|but\s+)?(?:the\s+|dear\s+|our\s+)?[A-Z][\w’']+(?:\s+[A-Za-z’']+){0,4},\s+\S/

/** Clauses that hang on the one after them, or before them. */
const HANGS =
  /^(?:and\s+|but\s+|so\s+|only\s+|even\s+)?(?:if|unless|until|provided|as long as|so long as|on condition|because|since|as|when|once|after|before|given|although|though|even though|while|whereas|instead of|rather than|in return for|in exchange for|should you|otherwise|or|which|who|that|to|with|without|by|for|should|failing|having|were|had)\b/i

/** Pieces of a sentence that are tried as clauses; of a longer one the rest belongs to the last. Bounds the time. */
const PIECES_MOST = 6

/** A clause has three words at least: "China, would you …" does not begin with one. */
const THREE_WORDS = /^\s*\S+\s+\S+\s+\S/

/** A clause of a sentence: as it stands there, and as it is read. */
export interface Clause {
  readonly text: string
  /** With the subject that it shares with the clause before. */
  readonly read: string
}

function isOpening(piece: string): boolean {
  return (OPENS.test(piece) || ADDRESSES.test(piece) || GOES_ON_WITH.test(piece)) && !HANGS.test(piece)
}

const elliptic = (piece: string) => (GOES_ON_WITH.test(piece) && !OPENS.test(piece) ? `We ${piece}` : piece)

/** Joints after which something else is said, whatever it begins with. */
const PARTS = /^\s*[;–—-]|\b(?:but|yet|whereas|while|though|although|plus)\s*$/i

/** The clauses of a sentence that could be acts of their own, in order; one, where there are no more. */
export function clausesIn(sentence: string): readonly Clause[] {
  const pieces = [{ start: 0, from: 0 }]
  for (const joint of sentence.matchAll(JOINTS)) {
    if (pieces.length === PIECES_MOST) break
    const from = joint.index + joint[0].length
    const [before, after] = [sentence.slice(pieces.at(-1)?.from ?? 0, joint.index), sentence.slice(from)]
    // "If you drop it, we accept": the clause before hangs on this one
    if (HANGS.test(before) && !/,/.test(before)) continue
    if (joint[0].trim() === ',' && HANGS.test(lastPart(before))) continue
    if (!THREE_WORDS.test(before) || !THREE_WORDS.test(after)) continue
    if (isOpening(after) || (PARTS.test(joint[0]) && !HANGS.test(after))) pieces.push({ start: joint.index, from })
  }
  return pieces.map(({ start, from }, at) => {
    const end = pieces[at + 1]?.start ?? sentence.length
    return { text: sentence.slice(start, end), read: elliptic(sentence.slice(from, end)) }
  })
}

/** What stands after the last mark. */
const lastPart = (text: string) => text.slice(Math.max(text.lastIndexOf(','), text.lastIndexOf(':')) + 1).trim()
