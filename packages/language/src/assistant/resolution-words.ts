/** Opening phrases of preambulatory clauses, by their first words, lower case. */
export const PREAMBULATORY = new Set(
  (
    'acknowledging|acting|affirming|alarmed|anxious|appalled|appreciating|approving|aware|bearing in mind|believing|cognizant|cognisant|commending|' +
    'concerned|confident|congratulating|conscious|considering|contemplating|convinced|declaring|deeply|deploring|desiring|desirous|determined|' +
    'disturbed|dismayed|distressed|emphasizing|emphasising|encouraged|encouraging|endorsing|expecting|expressing|fulfilling|fully|further|gravely|' +
    'guided|having|highlighting|hoping|in accordance with|inspired|keeping in mind|looking forward|mindful|noting|observing|praising|pointing out|' +
    'profoundly|pursuant|reaffirming|realizing|realising|recalling|recognizing|recognising|referring|regretting|reiterating|reminding|seeking|' +
    'seized|seriously|stressing|strongly|supporting|taking into account|taking into consideration|taking note|thanking|troubled|underlining|' +
    'underscoring|viewing|welcoming|with'
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
    'takes|thanks|transmits|trusts|underlines|underscores|urges|welcomes'
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
