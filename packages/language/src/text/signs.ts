import type { Sentence } from './sentences.ts'

/** Words of reasoning, which connect a thought with its consequence. */
const REASON =
  /\b(?:because|therefore|thus|hence|consequently|as a result|for (?:this|that) reason|that is why|this is why|which means|this means|means that|this shows|which shows|shows that|proves|demonstrates|leads? to|so that|owing to|due to|otherwise)\b/i

const REFUTES =
  /\b(?:however|but|yet|nevertheless|on the contrary|in fact|in truth|not true|untrue|false|mistaken|misleading|wrong|fails?|failed|overlooks?|overlooked|ignores?|ignored|forgets?|misses|contradicts?|does not follow|do not follow|does not hold|do not hold|is no (?:reason|argument|proof)|even if|even though|although|rather than|instead|not enough|exaggerat\w+|disagree|rebut|refute|the opposite|cannot explain|(?:the|my) (?:honou?rable |distinguished )?(?:delegate|opponent|other side|opposition) (?:says|said|claims|claimed|argues|argued|tells|told|asks|asked)|you (?:say|said|claim|claimed|argue|argued|tell|told))\b/i

/** References to rules; their numbers are not figures. */
const REFERENCE =
  /\b(?:articles?|chapters?|rules?|paragraphs?|paras?|sections?|protocols?|resolutions?|decisions?|A\/RES|S\/RES|ES-|rounds?|points?|numbers?)[\s/#:]*[\dIVX]+(?:[./(-]\w+\)?)*/gi
const FIGURE =
  /(?:\d[\d.,\s]*\d|\d)\s*(?:%|°|[a-z]{3,})|\b(?:in|since|of|by|until|from|before|after|between|than|only|over|about|some|nearly|almost) (?:the year )?\d[\d.,]*|\b(?:half|a third|two thirds|a quarter|three quarters|one in \w+|\w+ (?:per cent|percent|million|billion|trillion|thousand|hundred))\b/i

const SOURCE_WORD =
  'Convention|Treaty|Treaties|Charter|Protocol|Agreement|Accord|Accords|Covenant|Declaration|Statute|Regulations|Compact|Report|Court|Council|Assembly|Bank|Fund|Organi[sz]ation|Agency|Committee|Commission|Union|Panel|Index|Resolution|Programme|Survey|Study|Rapporteur|Institute|University'
const SOURCE_NAME = new RegExp(
  `(?:\\b[A-Z][\\w’'-]+ (?:(?:of|on|for|the|and|to|in) )*)+(?:${SOURCE_WORD})\\b|\\b(?:${SOURCE_WORD})(?: (?:of|on|for|the|and|to|in))* [A-Z]\\w+(?: [A-Z]\\w+)*`,
  'g',
)
const NUMBERED =
  /\b(?:[Aa]rticles?|[Rr]esolutions?|[Dd]ecisions?|[Cc]hapter|[Rr]ule|A\/RES)[\s/]*[\dIVX]+(?:[./-]\w+)*/g
const ACRONYM = /\b[A-Z]{2,6}\b/g
const NAME = /\b[A-Z][a-zà-ÿ]{2,}(?: [A-Z][a-zà-ÿ]{2,})*/g

/** Capitalised words that are no name of a place, a person or a source. */
const NO_NAMES = new Set(
  (
    'honourable honorable chair madam mister delegate delegates distinguished president excellency committee house ladies ' +
    'gentlemen fellow monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december first second third firstly secondly thirdly finally however therefore moreover ' +
    'furthermore but and the this that these those they there when where what who why how because since while although even ' +
    'for from with without our your their its not let thank you member state states nations government world general'
  ).split(' '),
)
const NO_ACRONYMS = new Set(['OK', 'NO', 'II', 'III', 'IV', 'VI', 'VII', 'AND', 'THE', 'NOT', 'FOR', 'WE', 'IS', 'IT'])

export const givesReason = ({ text }: Sentence): boolean => REASON.test(text)
export const refutes = ({ text }: Sentence): boolean => REFUTES.test(text)
export const hasFigure = ({ text }: Sentence): boolean => FIGURE.test(text.replaceAll(REFERENCE, ' '))

/** What a sentence names: rules, reports and bodies, and places or people. */
function namedIn({ text }: Sentence): {
  readonly sources: readonly string[]
  readonly names: readonly string[]
} {
  const isShouting = text === text.toUpperCase()
  const sources = isShouting ? [] : [...(text.match(SOURCE_NAME) ?? []), ...(text.match(NUMBERED) ?? [])]
  const acronyms = isShouting ? [] : (text.match(ACRONYM) ?? []).filter((word) => !NO_ACRONYMS.has(word))
  let rest = text
  for (const source of sources) rest = rest.replace(source, ' ')
  // the first word is capitalised anyway
  const names = (rest.replace(/^\W*\w+/, ' ').match(NAME) ?? []).filter(
    (name) => !name.split(' ').every((word) => NO_NAMES.has(word.toLowerCase())),
  )
  const small = (list: readonly string[]) => list.map((one) => one.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  return { sources: small([...sources, ...acronyms]), names: small(isShouting ? [] : names) }
}

/** Whether a sentence has a figure, a source or a name. */
export function hasEvidence(sentence: Sentence): boolean {
  const { sources, names } = namedIn(sentence)
  return hasFigure(sentence) || sources.length + names.length > 0
}
