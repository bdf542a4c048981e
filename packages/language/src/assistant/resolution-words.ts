import { capital } from '../text/capital.ts'
/** Opening phrases of preambulatory clauses, by their first words, lower case. */
export const PREAMBULATORY = new Set(
  (
    'acknowledging|acting|affirming|alarmed|anxious|appalled|appreciating|approving|aware|bearing in mind|believing|cognizant|cognisant|commending|' +
    'concerned|confident|congratulating|conscious|considering|contemplating|convinced|declaring|deeply|deploring|desiring|desirous|determined|' +
    'disturbed|dismayed|distressed|emphasizing|emphasising|encouraged|encouraging|endorsing|expecting|expressing|fulfilling|fully|further|gravely|' +
    'guided|having|highlighting|hoping|in accordance with|inspired|keeping in mind|looking forward|mindful|noting|observing|praising|pointing out|' +
    'profoundly|pursuant|reaffirming|realizing|realising|recalling|recognizing|recognising|referring|regretting|reiterating|reminding|seeking|' +
    'seized|seriously|stressing|strongly|supporting|taking into account|taking into consideration|taking note|thanking|troubled|underlining|' +
    'underscoring|viewing|welcoming|with|in view|in light|in the light|in recognition|in line|in conformity|whereas|given|in order|grateful|hopeful|aspiring|calling'
  ).split('|'),
)

/** Opening verbs of operative clauses, lower case. */
export const OPERATIVE = new Set(
  (
    'accepts|acknowledges|adopts|affirms|agrees|appeals|applauds|appoints|appreciates|approves|asks|authorizes|authorises|calls|commends|' +
    'commits|condemns|confirms|congratulates|considers|convenes|creates|decides|declares|demands|deplores|designates|directs|draws|' +
    'emphasizes|emphasises|encourages|endorses|establishes|expects|expresses|extends|highlights|imposes|instructs|insists|introduces|' +
    'invites|launches|mandates|notes|offers|orders|praises|proclaims|promotes|proposes|reaffirms|recalls|recognizes|recognises|' +
    'recommends|regrets|reiterates|rejects|reminds|remains|renews|reminds|requests|requires|resolves|stresses|suggests|supports|' +
    'takes|thanks|transmits|trusts|underlines|underscores|urges|welcomes|advises|advocates|allocates|applauds|cautions|commissions|concludes|' +
    'continues|deems|defines|denounces|elects|enables|ensures|entrusts|expands|facilitates|implements|implores|includes|initiates|lauds|pledges|' +
    'permits|prohibits|provides|seeks|sets|submits|terminates|upholds|vows|warns'
  ).split('|'),
)

/** Adverbs that may precede an opening word ("Strongly urges", "Also recalling"). */
export const ADVERBS = new Set(
  'also further deeply strongly fully gravely seriously solemnly firmly again once more hereby expressly formally categorically unequivocally'.split(
    ' ',
  ),
)

/** Operative verbs and their participles, where the ending alone does not determine the pair. */
const IRREGULAR: Readonly<Record<string, string>> = {
  deeply: 'Expresses',
  taking: 'Takes',
  noting: 'Notes',
  urging: 'Urges',
  recognizing: 'Recognizes',
  emphasizing: 'Emphasizes',
  authorizing: 'Authorizes',
  inviting: 'Invites',
  encouraging: 'Encourages',
  deciding: 'Decides',
  requiring: 'Requires',
  deploring: 'Deplores',
  endorsing: 'Endorses',
  proposing: 'Proposes',
  imposing: 'Imposes',
  welcoming: 'Welcomes',
  creating: 'Creates',
  stressing: 'Stresses',
  establishing: 'Establishes',
}

/** The operative verb of a participle: "Urging" is "Urges". */
export function verbOf(participle: string): string | undefined {
  const word = participle.toLowerCase()
  const known = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (known !== undefined) return known
  if (!word.endsWith('ing')) return undefined
  const verb = `${word.slice(0, -3)}s`
  return OPERATIVE.has(verb) ? capital(verb) : undefined
}

/** The participle of an operative verb: "Recalls" is "Recalling"; undefined where a preamble would not use it. */
export function participleOf(verb: string): string | undefined {
  const stem = verb.toLowerCase().replace(/s$/, '')
  const forms = [`${stem}ing`, `${stem.replace(/e$/, '')}ing`, `${stem.replace(/e?s?$/, '')}ing`]
  const found = forms.find((form) => PREAMBULATORY.has(form))
  return found && capital(found)
}

/** Nouns in "s" that open a sentence, and not a clause. */
const NO_VERBS = new Set(
  'states nations countries governments members parties this as is was has delegates peoples persons resources others its always forces services rights ngos'.split(
    ' ',
  ),
)

/** Whether a word can be the verb of an operative clause, known or not: "establishes", "reiterates". */
export function isOperativeVerb(word: string): boolean {
  return OPERATIVE.has(word) || (/[^s]s$/.test(word) && word.length > 3 && !NO_VERBS.has(word))
}

/** Whether a word can open a preambular clause, known or not: "Having", "Alarmed". */
export function isPreambularWord(word: string): boolean {
  return PREAMBULATORY.has(word) || (/(?:ing|ed)$/.test(word) && word.length > 4)
}

const OPENING =
  /^(?:(?:also|further|deeply|strongly|fully|gravely|seriously|solemnly|firmly|again|once more|hereby)\s+)*(?:expresses its [\w-]+(?: [\w-]+)?|(?:takes|taking) (?:note(?: with [\w-]+)?(?: of)?|into (?:account|consideration))|(?:calls?|calling) (?:upon|on|for)|bearing in mind|keeping in mind|having (?:\w+ed|considered|in mind)|(?:noting|notes|viewing|recalling|welcoming|welcomes|acknowledging)(?: also)? with (?:(?:deep|grave|great|serious|profound) )?[a-z]+|in (?:accordance|line|conformity) with|(?:in the )?light of|draws (?:the )?attention|looking forward|guided by|convinced|concerned|alarmed|aware|mindful|[\w-]+(?: also)?)(?=[\s,]|$)/i

/** The opening phrase of a clause, which stands in italics. */
export function openingPhrase(text: string): string {
  return text.match(OPENING)?.[0] ?? ''
}
