import { capital } from '../text/capital.ts'
import type { Part } from './resolution-lines.ts'
import { OPERATIVE, participleOf, verbOf } from './resolution-words.ts'

const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** A full stop that ends a sentence inside of a clause, and not an abbreviation. */
const INNER_STOP = /([a-z)”’"\]])\.\s+(?=[A-Z])/
const SHORT = /\b(?:Dr|Mr|Mrs|Ms|St|No|Nos|art|arts|para|paras|res|vol|ed|e\.g|i\.e|etc|U\.S|U\.N)\.\s/i

/** Verbs that act: before the numbers they stand in the wrong half, and changing their ending does not help. */
const ACTING =
  /^(?:urges|requests|calls|decides|demands|invites|recommends|encourages|authori[sz]es|appeals|asks|establishes|creates|condemns)$/
/** Words of feeling and knowing that belong to the preamble. */
const FEELING =
  /^(?:concerned|alarmed|aware|convinced|mindful|conscious|cognizant|disturbed|troubled|appalled|determined|guided|having|bearing|keeping|inspired|dismayed)$/

function ended(part: Part, mark: string): Part {
  return { ...part, text: `${part.text.replace(/[\s,;:.!]+(?:and)?$/i, '')}${mark}` }
}

function withFirst(part: Part, change: (word: string) => string): Part {
  return { ...part, text: part.text.replace(/^\S+/, change) }
}

/** Replaces the opening word after its adverbs: "Strongly urging" is "Strongly urges". */
function withWord(part: Part, word: string, better: string): Part {
  const at = part.text.toLowerCase().indexOf(word)
  if (at < 0) return part
  const text = `${part.text.slice(0, at)}${at === 0 ? better : better.toLowerCase()}${part.text.slice(at + word.length)}`
  return { ...part, text: capital(text) }
}

function withoutOpening(text: string): string {
  return text.replace(/^\S+\s+(?:that\s+)?/, '')
}

/** Corrections of parts, one for each kind of error. */
export const mending = {
  ended,
  body: (line: number): Part => ({ line, text: 'The General Assembly,', kind: 'body', isMarked: true }),
  capital: (part: Part): Part => ({ ...part, text: capital(part.text) }),
  also: (part: Part): Part => ({ ...part, text: `Also ${lower(part.text)}` }),
  noted: (part: Part): Part => ({ ...part, text: `Noting that ${lower(part.text)}` }),
  /** A verb that acts moves to the operative part; others take the participle. */
  operativeInPreamble(part: Part, word: string): Part {
    const participle = participleOf(word)
    if (ACTING.test(word) || participle === undefined)
      return { ...ended(part, ';'), text: capital(ended(part, ';').text), kind: 'operative' }
    return withWord(part, word, participle)
  },
  /** A feeling moves to the preamble; a participle that acts takes the verb. */
  participle(part: Part, word: string): Part {
    const verb = verbOf(word)
    if (verb !== undefined && !FEELING.test(word) && OPERATIVE.has(verb.toLowerCase()) && verb !== 'Expresses')
      return withWord(part, word, verb)
    const { number: _, ...rest } = ended(part, ',')
    return { ...rest, kind: 'preambulatory' }
  },
  /** "Member States should …" and "Urge States to …". */
  verb(part: Part): Part | undefined {
    const [, who, what] =
      part.text.match(/^(.{3,80}?)\s+(?:should|must|shall|ought to|need to|have to|are to|will)\s+(.+)$/i) ?? []
    if (who !== undefined && what !== undefined) return { ...part, text: `Calls upon ${lowerStates(who)} to ${what}` }
    const first = part.text.match(/^[A-Za-z]+/)?.[0].toLowerCase() ?? ''
    const verb = [`${first}s`, `${first}es`].find((form) => OPERATIVE.has(form))
    return verb === undefined ? undefined : withFirst(part, () => capital(verb))
  },
  hasInnerStop: (text: string): boolean => INNER_STOP.test(text.replaceAll(new RegExp(SHORT, 'gi'), '')),
  joined: (part: Part): Part => ({
    ...part,
    text: part.text.replaceAll(
      /([a-z)”’"\]])\.\s+([A-Z])(?=[a-z]*\s)/g,
      (_, end: string, begin: string) => `${end}, and ${begin.toLowerCase()}`,
    ),
  }),
  toCouncil(part: Part): Part {
    const rest = withoutOpening(part.text).replace(/^to impose\s+/i, '')
    return {
      ...part,
      text: `Recommends that the Security Council consider ${/^to\s/i.test(rest) ? 'a decision ' : ''}${rest}`,
    }
  },
  urged: (part: Part): Part => withFirst(part, () => 'Urges'),
  calledUpon(part: Part): Part {
    const [, who = 'all Member States', what = ''] =
      part.text.match(/that\s+(.{3,60}?)\s+(?:shall|must)\s+(.+)$/i) ?? []
    return what === '' ? part : { ...part, text: `Calls upon ${who} to ${what}` }
  },
} as const

function lowerStates(who: string): string {
  return /^(?:All|The|Every|Each|Developed|Developing|Rich|Countries|Governments|Nations)\b/.test(who)
    ? lower(who)
    : who
}
