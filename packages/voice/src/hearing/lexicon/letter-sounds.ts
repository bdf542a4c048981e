/** How a group of letters sounds: at the place it is tried at, the longest that fits wins by standing first. */
type Rules = readonly (readonly [group: RegExp, phones: string])[]

const CONSONANTS: Rules = [
  [/tion(?=s?$)/y, 'SH AH N'],
  [/sion(?=s?$)/y, 'ZH AH N'],
  [/tch/y, 'CH'],
  [/sch/y, 'SH'],
  [/(?<=^)(?:kn|gn)/y, 'N'],
  [/ch|cz/y, 'CH'],
  [/sh/y, 'SH'],
  [/zh/y, 'ZH'],
  [/kh/y, 'K'],
  [/ph/y, 'F'],
  [/th/y, 'TH'],
  [/wh/y, 'W'],
  [/ck|kk|cc(?=[aou])/y, 'K'],
  [/dge?(?=[^aou]|$)(?<=dge)/y, 'JH'],
  [/dj/y, 'JH'],
  [/ng(?=$|[^aeiouy])/y, 'NG'],
  [/nk/y, 'NG K'],
  [/qu/y, 'K W'],
  [/bb|b/y, 'B'],
  [/c(?=[eiy])/y, 'S'],
  [/c/y, 'K'],
  [/dd|d/y, 'D'],
  [/ff|f/y, 'F'],
  [/g(?=[eiy])/y, 'JH'],
  [/gg|g/y, 'G'],
  [/h(?=[aeiouy])/y, 'HH'],
  [/h/y, ''],
  [/j/y, 'JH'],
  [/k/y, 'K'],
  [/ll|l/y, 'L'],
  [/mm|m/y, 'M'],
  [/nn|n/y, 'N'],
  [/pp|p/y, 'P'],
  [/q/y, 'K'],
  [/rr|r/y, 'R'],
  [/(?<=[aeiouylmnrbdgv])s(?=$)/y, 'Z'],
  [/ss|s/y, 'S'],
  [/tt|t/y, 'T'],
  [/vv|v/y, 'V'],
  [/w/y, 'W'],
  [/x/y, 'K S'],
  [/y(?=[aeou])/y, 'Y'],
  [/zz|z/y, 'Z'],
]

const ENGLISH_VOWELS: Rules = [
  [/igh/y, 'AY'],
  [/er(?=$|[^aeiouy])|ir(?=$|[^aeiouy])|ur(?=$|[^aeiouy])/y, 'ER'],
  [/ar(?=$|[^aeiouy])/y, 'AA R'],
  [/or(?=$|[^aeiouy])|our(?=$|s$)/y, 'AO R'],
  [/ee|ea|ie(?=[^rt])/y, 'IY'],
  [/oo/y, 'UW'],
  [/ou|ow(?=[^aeiou])/y, 'AW'],
  [/ow|oa/y, 'OW'],
  [/ai|ay|ei|ey(?=.)/y, 'EY'],
  [/au|aw/y, 'AO'],
  [/oi|oy/y, 'OY'],
  [/eu|ew|ue/y, 'UW'],
  [/i(?=[aou])/y, 'IY'],
  [/a(?=[^aeiouyrwx]e(?:$|s$|d$))/y, 'EY'],
  [/i(?=[^aeiouyrwx]e(?:$|s$|d$))|y(?=[^aeiouyrwx]e(?:$|s$|d$))/y, 'AY'],
  [/o(?=[^aeiouyrwx]e(?:$|s$|d$))/y, 'OW'],
  [/u(?=[^aeiouyrwx]e(?:$|s$|d$))/y, 'UW'],
  [/e(?=$|s$|ly$)(?<=[aeiouy][^aeiouy]+e)/y, ''],
  [/a(?=$)/y, 'AH'],
  [/[iy](?=$)/y, 'IY'],
  [/ey(?=$)/y, 'IY'],
  [/o(?=$)/y, 'OW'],
  [/u(?=$)/y, 'UW'],
  [/a/y, 'AE'],
  [/e/y, 'EH'],
  [/[iy]/y, 'IH'],
  [/o/y, 'AA'],
  [/u/y, 'AH'],
]

/** Vowels as in Spanish, Swahili or Malay names. */
const CONTINENTAL_VOWELS: Rules = [
  [/aa|a/y, 'AA'],
  [/ey|ei|e(?=$)/y, 'EY'],
  [/e/y, 'EH'],
  [/ii|ie|[iy]/y, 'IY'],
  [/oo|o/y, 'OW'],
  [/ou|uu|u/y, 'UW'],
]

function soundedBy(word: string, rules: Rules): string {
  const phones: string[] = []
  for (let at = 0; at < word.length; ) {
    const fitting = rules.find(([group]) => {
      group.lastIndex = at
      return group.test(word)
    })
    const [group, sound] = fitting ?? []
    if (sound !== undefined && sound !== '') phones.push(sound)
    at = group === undefined ? at + 1 : group.lastIndex
  }
  return phones.join(' ')
}

/**
 * The likely sounds of a word that no dictionary has: as an English word, and as a name from elsewhere. None for a word
 * without vowels.
 */
export function sounded(word: string): readonly string[] {
  if (!/[aeiouy]/.test(word)) return []
  const both = [ENGLISH_VOWELS, CONTINENTAL_VOWELS].map((vowels) => soundedBy(word, [...vowels, ...CONSONANTS]))
  return [...new Set(both.filter((phones) => phones !== ''))]
}
