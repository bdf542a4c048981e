import type { SeatView } from '@placard/contract'
import type { Act } from '@placard/engine'

export type Term = NonNullable<Extract<Act, { kind: 'point' }>['term']>

/** The chair’s answer to what a term of procedure means, in a sentence or two, as it is said from the podium. */
export const termWords: Readonly<Record<Term, string>> = {
  'point-of-order':
    'A point of order says that a rule is being broken at this moment. I rule on it at once, and a ruling may be appealed against.',
  'point-of-privilege':
    'A point of personal privilege asks for something that keeps you from taking part: you cannot hear, or you cannot see the text.',
  'parliamentary-inquiry': 'A parliamentary inquiry asks the chair about the rules, as you have just done.',
  'point-of-information':
    'A point of information puts a question to the delegation that has just spoken, through the chair.',
  'right-of-reply':
    'A right of reply lets a delegation that was spoken against answer briefly, outside the order of the list.',
  'explanation-of-vote':
    'An explanation of vote says why a delegation voted as it did. It follows the vote and opens no new debate.',
  'present-and-voting':
    'A delegation that is present and voting has said that it will not abstain on matters of substance.',
  motion: 'A motion asks the committee to do something next: hold a caucus, set a time limit, go to the vote.',
  second:
    'To second a motion is to say that it deserves to be put to the committee. Seconding one binds nobody to vote for it.',
  'moderated-caucus':
    'In a moderated caucus delegations speak briefly on one issue, and the chair calls on them one after the other.',
  'unmoderated-caucus':
    'In an unmoderated caucus the formal rules rest: delegations talk to one another freely and draft together until the time is up.',
  suspension: 'To suspend the meeting is to take a break. The debate goes on afterwards where it stopped.',
  'adjourning-debate':
    'To adjourn the debate is to set the matter aside without a decision, until the committee takes it up again.',
  'adjourning-meeting': 'To adjourn the meeting is to end it. What has not been decided stays open.',
  'closing-debate': 'To close the debate is to hear no more speeches on the text and to go to the vote on it.',
  'speakers-list':
    'The speakers list is the order in which I give the floor. Ask for the floor, and you are entered at its end.',
  'speaking-time': 'Speaking time is how long a speech may last. The committee may shorten or lengthen it by a motion.',
  yield: 'To yield is to give up the floor, or your place on the list, so that the next delegation may speak.',
  'straw-poll': 'A straw poll shows how delegations lean on a change or on the draft. It decides nothing.',
  'roll-call': 'In a roll-call vote I call the delegations by name, and each says its vote aloud.',
  consensus: 'To adopt by consensus is to adopt a text without a vote. One objection is enough, and then we vote.',
  'important-question':
    'An important question is a text that needs two thirds of those present and voting, if the committee so decides.',
  division: 'A division of the question puts one clause to a vote of its own before the text as a whole.',
  reconsideration: 'To reconsider is to reopen a decision already taken, and it takes two thirds to do so.',
  appeal: 'An appeal asks the committee to overrule a ruling of the chair. It is put to the vote at once.',
  amendment:
    'An amendment changes the text under debate. One that every sponsor accepts is friendly; any other is put to the vote.',
  'draft-resolution':
    'A draft resolution is the text that the committee may adopt. It needs sponsors and signatories before it is introduced.',
  'operative-clause':
    'An operative clause says what is to be done. Here there is one for each issue on the agenda, and delegations negotiate which.',
  sponsor: 'A sponsor stands behind the text, helped to write it, and agrees or not to changes of it.',
  signatory: 'A signatory wants the text to be debated. It need not agree with it, nor vote for it.',
  abstention: 'An abstention is neither for nor against. It is not counted when we work out the majority.',
  'two-thirds':
    'A simple majority is more votes for than against. Two thirds means twice as many for as against. Abstentions count for neither.',
  veto: 'A veto is the vote against of a permanent member of the Security Council, which alone defeats a text on substance.',
  quorum: 'A quorum is how many delegations must be present for the debate to go on, or for a decision to be taken.',
  bloc: 'A bloc is a group of delegations that negotiate together, and often write one text.',
  placard: 'Your placard is the card with the name of your country. Raise it to speak, to second and to vote.',
}

/** Terms as headings. */
export const termNames: Readonly<Record<Term, string>> = {
  'point-of-order': 'Point of order',
  'point-of-privilege': 'Point of privilege',
  'parliamentary-inquiry': 'Parliamentary inquiry',
  'point-of-information': 'Point of information',
  'right-of-reply': 'Right of reply',
  'explanation-of-vote': 'Explanation of vote',
  'present-and-voting': 'Present and voting',
  motion: 'Motion',
  second: 'Second',
  'moderated-caucus': 'Moderated caucus',
  'unmoderated-caucus': 'Unmoderated caucus',
  suspension: 'Suspension',
  'adjourning-debate': 'Adjourning debate',
  'adjourning-meeting': 'Adjourning meeting',
  'closing-debate': 'Closing debate',
  'speakers-list': 'Speakers list',
  'speaking-time': 'Speaking time',
  yield: 'Yield',
  'straw-poll': 'Straw poll',
  'roll-call': 'Roll call',
  consensus: 'Consensus',
  'important-question': 'Important question',
  division: 'Division',
  reconsideration: 'Reconsideration',
  appeal: 'Appeal',
  amendment: 'Amendment',
  'draft-resolution': 'Draft resolution',
  'operative-clause': 'Operative clause',
  sponsor: 'Sponsor',
  signatory: 'Signatory',
  abstention: 'Abstention',
  'two-thirds': 'Two thirds',
  veto: 'Veto',
  quorum: 'Quorum',
  bloc: 'Bloc',
  placard: 'Placard',
}

export const termHelpWords = {
  ask: (name: string) => `What does “${name}” mean?`,
} as const

type Decider = NonNullable<SeatView['procedure']>['prices'][number]['decidedBy']

/** What a motion needs under the rules of this committee. */
export const ruleWords = {
  unknown: (rules: string) => `The rules of this committee (${rules}) do not have it.`,
  decided: {
    chair: { alone: 'Here the chair decides on it.', seconded: 'Here it needs a second, and the chair decides on it.' },
    majority: { alone: 'Here it needs a majority.', seconded: 'Here it needs a second and a majority.' },
    'two-thirds': { alone: 'Here it needs two thirds.', seconded: 'Here it needs a second and two thirds.' },
    council: {
      alone: 'Here it needs the majority of the Council, without a veto.',
      seconded: 'Here it needs a second and the majority of the Council, without a veto.',
    },
  } satisfies Readonly<Record<Decider, { readonly alone: string; readonly seconded: string }>>,
}
