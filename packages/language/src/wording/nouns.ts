import type { Issue } from '@placard/engine'

const WITH_ARTICLE = new Set(
  `bahamas|comoros|congo|democratic people’s republic of korea|gambia|maldives|netherlands|philippines|lao pdr|holy see`.split(
    '|',
  ),
)
const ARTICLE_BEFORE =
  /^(?:United |Republic |Democratic Republic|Democratic People|Russian |Central African|Dominican Republic|Syrian Arab|Islamic |State of|Plurinational|Bolivarian|Lao People|Federated|Kingdom )/
const ARTICLE_FOR_ENDING = /(?: Islands| Republic| Federation| Emirates| States)$/

/** A country's name inside a sentence: "Kenya", "the United States". */
export function countryPhrase(name: string): string {
  const needs = WITH_ARTICLE.has(name.toLowerCase()) || ARTICLE_BEFORE.test(name) || ARTICLE_FOR_ENDING.test(name)
  return needs && !/^the /i.test(name) ? `the ${name}` : name
}

/** A country as an addressee: "Japan", "colleagues from the United States". */
export function vocative(name: string): string {
  const phrase = countryPhrase(name)
  return phrase === name ? name : `colleagues from ${phrase}`
}

/** Words that open a label that is no noun phrase: such a label is quoted, not built into the sentence. */
const OPENS_NO_NOUN = new Set(
  `as off lapsed settled each until narrow left publish notify keep suspend exempt phase close fill replenish leave ratify resume reaffirm attend
  encourage renew negotiate prohibit fund guarantee halve cut end ban stop start make let give take send ask call require appoint
  freeze report share create build name permit allow join adopt restore extend limit lift waive`.split(/\s+/),
)
const LOWERED = new Set(
  'a an the no all each every one two three full first second new local national common independent public'.split(' '),
)

const known = new WeakMap<readonly Issue[], ReadonlySet<string>>()

/** Proper names: words that the agenda capitalises inside its sentences ("Red Cross", "Black Sea"). */
export function properWordsOf(issues: readonly Issue[]): ReadonlySet<string> {
  // every slot of a line asks for those of the same agenda
  const proper = known.get(issues) ?? readFrom(issues)
  known.set(issues, proper)
  return proper
}

function readFrom(issues: readonly Issue[]): ReadonlySet<string> {
  const proper = new Set<string>()
  for (const { question, options } of issues) {
    for (const text of [question, ...options.map(({ label }) => label)]) {
      for (const word of text.split(/[^\p{L}\p{N}’'-]+/u).slice(1)) {
        if (/^\p{Lu}/u.test(word)) proper.add(word)
      }
    }
  }
  return proper
}

function keepsCapital(words: readonly string[], proper: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = words
  if (LOWERED.has(first.toLowerCase())) return false
  return proper.has(first) || /^\p{Lu}{2}|^\p{Lu}\p{L}*\p{N}/u.test(first) || /^\p{Lu}/u.test(second)
}

/** A title inside a sentence: "climate finance", but "Black Sea grain"; text in brackets is left out. */
export function titlePhrase(title: string, proper: ReadonlySet<string>): string {
  const spoken = title.replace(/ \([^()]*\)$/, '')
  return keepsCapital(spoken.split(' '), proper) ? spoken : spoken.charAt(0).toLowerCase() + spoken.slice(1)
}

/** An option inside a sentence: a noun phrase unchanged, any other label in quotation marks. */
export function optionPhrase(label: string, proper: ReadonlySet<string>): string {
  const first = (label.split(/[ ,:]/)[0] ?? '').toLowerCase()
  if (OPENS_NO_NOUN.has(first) || /:|^Binding on /.test(label)) return `‘${label}’`
  return titlePhrase(label, proper)
}

/** Words that end the head of a noun phrase: what follows only describes it. */
const DESCRIBES = new Set(
  `about above after against along already among as at before beside between beyond by for from given in into left of on
  or out over since than that through to under unless until where wherever which who with without`.split(/\s+/),
)
const PLURALS = new Set(['criteria', 'people'])
const isPlural = (word: string) => PLURALS.has(word) || /[^su’i]s$/.test(word)

/** The pronoun for an option named before: "them" for plurals and for two things at once, "it" for the rest. */
export function pronounFor(phrase: string): 'it' | 'them' {
  const words = phrase.split(' ')
  const isTwo = / and (?:a|an|the) /.test(phrase)
  if (isTwo) return 'them'
  if (/^(?:a|an|one|each|every)$/i.test(words[0] ?? '') || phrase.startsWith('‘')) return 'it'
  const end = words.findIndex((word) => DESCRIBES.has(word))
  const head = end < 0 ? words : words.slice(0, end)
  return head.includes('and') || head.some(isPlural) ? 'them' : 'it'
}

/** A list: "x", "x and y", "x, y and z"; semicolons where the parts have commas of their own. */
export function listed(parts: readonly string[]): string {
  return joinedBy(parts.some((part) => part.includes(',')) ? '; ' : ', ', parts)
}

/** A list of options, with semicolons also where one has an "and" of its own: the ear has to tell where each ends. */
export function itemised(options: readonly string[]): string {
  return joinedBy(options.some((option) => /,| and /.test(option)) ? '; ' : ', ', options)
}

function joinedBy(glue: '; ' | ', ', parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  const joint = glue === '; ' ? '; and ' : ' and '
  return parts.slice(0, -1).join(glue) + joint + last
}
