/** Words of the rules that come in twos. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['friendly amendment', 'unfriendly amendment'],
  ['unmoderated caucus', 'moderated caucus'],
  ['preambulatory clause', 'operative clause'],
  ['simple majority', 'two-thirds majority'],
  ['procedural vote', 'substantive vote'],
  ['sponsor', 'signatory'],
  ['crisis note', 'directive'],
  ['point of order', 'point of information'],
]

const OTHER =
  /^(?:(?:ok(?:ay)?|and|so|now|but|then|what about|what is|what's|how about)[\s,]+)*the (?:other|opposite)(?: one| kind| type| sort| thing)?[\s?!.]*$/i

const namesIn = (text: string, name: string): boolean => new RegExp(`(?<!un)\\b${name}s?\\b`, 'i').test(text)

/** "And the other kind?", after a question on one of two: the question on the other. */
export function otherKindOf(text: string, asked: string): string | undefined {
  if (!OTHER.test(text)) return undefined
  const found = PAIRS.flatMap(([one, other]) => {
    const [hasOne, hasOther] = [namesIn(asked, one), namesIn(asked, other)]
    return hasOne === hasOther ? [] : [hasOne ? other : one]
  })[0]
  return found === undefined ? undefined : `what is ${/^[aeiou]/.test(found) ? 'an' : 'a'} ${found}`
}
