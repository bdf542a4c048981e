import type { Reading } from '@placard/application'
import type { Act, Change } from '@placard/engine'
import { hasCondition } from './conditions.ts'
import { type Heard, type Hearing, hearPart } from './heard.ts'
import { issueSureness } from './matching.ts'
import type { Room } from './room.ts'

/*
 * Statements whose form alone says what they are: agreement with a delegation, support for what it wants, an appeal, and
 * an announced vote. The patterns run over the words of a sentence with the names of seats as `@seat`.
 */

/** A sentence as its form is tried. */
interface Stated {
  readonly heard: Heard
  readonly text: string
  /** The delegation named in the sentence, else the one that is spoken to. */
  readonly target: string | undefined
  readonly room: Room
  readonly hearing: Hearing
}

/** Confidence of a statement whose form was found. */
const CERTAIN = 0.88
/** Least certainty of the issue that a statement names. */
const ISSUE_NAMED = 0.22

const LEAD = '^(?:(?:and|but|so|well|chair|madam chair|@seat|,) )*'
const WE = '(?:we|i|@self|my delegation|our delegation)'
const HOW = '(?: (?:do|also|fully|entirely|completely|firmly|absolutely|totally|can only|must|gladly|very much))*'
const THEM = '(?:you|(?:the )?(?:delegat(?:e|ion) of )?(?:the )?@seat)'
const AT_THE_END = '(?: (?:here|too|there|entirely|completely|fully|on this|on that|in this|,|again|as well))*$'

const AGREEING = new RegExp(
  `${LEAD}${WE}${HOW} (?:agree|concur|are (?:fully |entirely |quite )?in agreement|are of one mind|side|stand) with ${THEM}${AT_THE_END}`,
)
const STANDING_WITH = new RegExp(
  `${LEAD}${WE}${HOW} (?:stand|side|are|agree) (?:fully |firmly )?with ${THEM} (?:on|about|over|in the matter of) `,
)
const ASKING = '(?:ask|urge|beg|implore|invite|encourage|appeal to|call on|call upon)'
const SHOWING =
  '(?:flexib\\w+|patien\\w+|generous|generosity|open minds?|reasonable|constructive|compromise|good ?will|courage|movement|mov(?:e|ing)|bend|budge|think again|reconsider|meet (?:us|others) half ?way)'
const APPEALING = new RegExp(
  `(?:^|[ ,])${WE}(?: (?:would|do|also|must|now|once more|can only))* ${ASKING} (?:the )?(?:@seat|all|everybody|everyone|colleagues|you all|every delegation|the committee|the room)(?: [^ ,]+){0,4} (?:to|for)(?: [^ ,]+){0,4} ${SHOWING}`,
)
const TO_ALL = new RegExp(
  `${ASKING} (?:the )?(?:all|everybody|everyone|colleagues|you all|every delegation|the committee|the room)`,
)
const DRAFT = '(?:text|draft|resolution|document|paper)'
const VOTING = new RegExp(
  `${LEAD}${WE} (?:will|shall|are going to|intend to)(?: (?:gladly|certainly|therefore|still|now))* vote (for|in favour of|against) (?:this|the|that|your|our)(?: (?:whole|final|present))? ${DRAFT}(?: (?:because|since|as|for|and|with|although|even though)|$| ,)`,
)

/** What a delegation last put before the committee, or told the viewer. */
function lastNamedBy(seat: string, { view }: Room): Change | undefined {
  const proposed = view.proposals.findLast(({ by }) => by === seat)
  const { answered } = view
  const told = answered?.by === seat && answered.at >= (proposed?.at ?? 0) ? answered.change : undefined
  return told ?? proposed?.changes[0]
}

/** Shortest word, and how much of its beginning, by which two words are taken for the same one. */
const LONG = 5
const STEM = 6
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= LONG).map((word) => word.slice(0, STEM))
/** Words of an issue and its options that a speech on it has at least; those of its title count double. */
const SPOKEN_OF = 2

/** The issue that a delegation's last words were on: whoever agrees with it agrees with what it has just said. */
function lastSpokenOf(seat: string, { view }: Room): number | undefined {
  const said = new Set(stemsOf(view.seats.find(({ id }) => id === seat)?.lastStatement ?? ''))
  const heard = (text: string) => new Set(stemsOf(text).filter((stem) => said.has(stem))).size
  const scores = view.issues.map(
    ({ title, options }) => 2 * heard(title) + Math.max(0, ...options.map(({ label }) => heard(label))),
  )
  const most = Math.max(...scores)
  return most >= SPOKEN_OF ? scores.indexOf(most) : undefined
}

/** How far a delegation's public position lies from today's text on an issue. */
function distanceOf(seat: string, issue: number, { view, text }: Room): number {
  const position = view.seats.find(({ id }) => id === seat)?.positions[issue] ?? 0
  return position - (view.issues[issue]?.options[text[issue] ?? 0]?.position ?? 0)
}

/** Support for what a delegation wants on an issue; it names no option, and none is put in the speaker's mouth. */
function besideOn(issue: number, target: string, room: Room): Act {
  const leaning = distanceOf(target, issue, room) >= 0 ? 'further' : 'less-far'
  return { kind: 'explain', issue, target, leaning }
}

function agreementIn({ text, target, room }: Stated): Act | undefined {
  if (target === undefined || !AGREEING.test(text)) return undefined
  const change = lastNamedBy(target, room)
  if (change !== undefined) return { kind: 'support', change, target }
  const spoken = lastSpokenOf(target, room)
  if (spoken !== undefined) return besideOn(spoken, target, room)
  const [widest] = room.view.issues
    .map((_, issue) => issue)
    .toSorted((one, other) => Math.abs(distanceOf(target, other, room)) - Math.abs(distanceOf(target, one, room)))
  return widest === undefined ? undefined : besideOn(widest, target, room)
}

/** The issue that a sentence names, whichever option its words are nearest to. */
function issueIn({ matches: [best] }: Heard): number | undefined {
  return best !== undefined && issueSureness(best) >= ISSUE_NAMED ? best.issue : undefined
}

/** The matter of an appeal stands after its preposition: "flexibility on markets" is about markets. */
function matterOf(heard: Heard, hearing: Hearing): number | undefined {
  const at = heard.texts.findLastIndex((text) => text === 'on' || text === 'about' || text === 'over')
  const named = at < 0 ? undefined : issueIn(hearPart(heard, at + 1, heard.texts.length - 1, hearing))
  return named ?? issueIn(heard)
}

/** Terms of an option of its own, beyond those of its issue. */
const OWN_WORDS = 3

function supportIn({ heard, text, target, room }: Stated): Act | undefined {
  const issue = issueIn(heard)
  if (target === undefined || issue === undefined || !STANDING_WITH.test(text)) return undefined
  return (heard.matches[0]?.optionScore ?? 0) >= OWN_WORDS ? undefined : besideOn(issue, target, room)
}

function appealIn({ heard, text, target, hearing }: Stated): Act | undefined {
  if (!APPEALING.test(text)) return undefined
  // "flexibility" is a word of some agendas, and in an appeal to all it names none
  if (TO_ALL.test(text)) return { kind: 'appeal' }
  const issue = matterOf(heard, hearing)
  return { kind: 'appeal', ...(issue === undefined ? {} : { issue }), ...(target === undefined ? {} : { target }) }
}

function announcedVoteIn({ heard, text, room }: Stated): Act | undefined {
  const choice = VOTING.exec(text)?.[1]
  if (choice === undefined || room.draft === undefined || room.isVoting || hasCondition(heard)) return undefined
  return { kind: 'declare', draft: room.draft, stance: choice === 'against' ? 'against' : 'favour' }
}

/** The statement that the form of a sentence fixes. */
export function statementIn(stated: Stated): Reading | undefined {
  if (stated.heard.isQuestion) return undefined
  const act = agreementIn(stated) ?? supportIn(stated) ?? appealIn(stated) ?? announcedVoteIn(stated)
  return act && { act, confidence: CERTAIN }
}
