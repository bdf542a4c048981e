import { stemOf } from '../text/stem.ts'

/** Domain words: signs that a question is about Model UN, this product or this conversation. */
const WORDS = `
vote votes voting voted motion motions point points caucus mod unmod resolution resolutions clause clauses subclause subclauses
draft drafts drafting amendment amendments amend delegate delegates delegation chair dais committee committees speech speeches
speaker speakers gsl campaign campaigns session sessions bloc blocs preambulatory operative preamble sponsor sponsors signatory
signatories sign veto council assembly abstain abstention abstaining quorum placard debrief demo tutorial crisis crises
negotiation negotiate compromise majority rule rules procedure procedural conference agenda position paper policy award
awards mode theme tension relations agreement score scoring shortcut shortcuts keyboard seconding seconds precedence
moderated unmoderated roll call adjourn suspend suspension division consensus reconsider appeal ruling yield yielding
directive directives resolution stalemate replay branch proposal propose trade trades promise promises threaten threat
secret agendas undo reading pause resume pace clock export account password passkey twofactor subscription plan plans
server administrator gemini ollama model models assistant answer answers chat conversation conversations words allowance privacy
data personality personalities difficulty beginner expert country countries represent nation united nations un member members
hook argument arguments rebut rebuttal debate debating diplomatic diplomat diplomats diplomacy topic topics merge
permanent security general quorate present informal inquiry information order privilege reply binding chapter
capital success result results game play delegate settings notifications offline internet connection position stance
opening statement dress suit laptop nervous research sources source wikipedia group groups g77 regional
`

const DOMAIN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stemOf))
/** Domain words that are common elsewhere too: two of them are needed. */
const SHARED: ReadonlySet<string> = new Set(
  'point order present data mode model models game play account plan paper position information reply group general capital source call country member internet connection clock sign conference award reading success result answer word topic laptop suit dress research nervous argument statement opening security permanent chapter server password nation'
    .split(' ')
    .map(stemOf),
)

/** Whether a question's stems show that it belongs to the domain. */
export function isOfDomain(terms: readonly string[]): boolean {
  const found = terms.filter((term) => DOMAIN.has(term))
  return found.some((term) => !SHARED.has(term)) || found.length >= 2
}
