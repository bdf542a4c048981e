/** Texts of the acts that are offered as buttons: what each is called and what follows from it. */
export const quickActMessages = {
  acts: {
    second: { label: 'Second the motion', consequence: 'The committee then shows placards on whether to vote.' },
    motion: { label: 'Move to vote', consequence: 'Closes the debate; then the roll is called.' },
    sponsor: { label: 'Sponsor', consequence: 'Nothing enters the text against your objection.' },
    sign: { label: 'Sign', consequence: 'You want it put to a vote, without promising to support it.' },
    withdraw: { label: 'Withdraw sponsorship', consequence: 'Your name leaves the draft; the room will notice.' },
    unsign: { label: 'Withdraw signature', consequence: 'Your name leaves the draft; the room will notice.' },
    favour: { label: 'Declare in favour', consequence: 'Others count on your vote and may follow.' },
    against: { label: 'Declare against', consequence: 'Warns the sponsors that the text must move.' },
    undecided: { label: 'Declare undecided', consequence: 'Keeps your vote open and your leverage high.' },
    floor: {
      label: 'Request the floor',
      consequence: 'You join the speakers list; the room waits for you.',
    },
    yield: { label: 'Yield the floor', consequence: 'The next delegation on the list speaks.' },
    'unmoderated-caucus': {
      label: 'Unmoderated caucus, 5 min',
      consequence: 'Free talk without motions; calms the room.',
    },
    'moderated-caucus': {
      label: 'Moderated caucus, 5 min',
      consequence: 'One-minute speeches.',
    },
    suspend: { label: 'Suspend for 5 min', consequence: 'Informal consultations; formal business waits.' },
    'adjourn-meeting': { label: 'Adjourn the meeting', consequence: 'Ends the session with what is decided.' },
    'adjourn-debate': { label: 'Adjourn the debate', consequence: 'Sets the draft aside; its supporters will resist.' },
    'limit-time': { label: 'Limit speeches to 60 s', consequence: 'Long speeches are refused, yours too.' },
    'close-list': { label: 'Close the speakers list', consequence: 'Nobody new may ask for the floor.' },
    'reopen-list': { label: 'Reopen the speakers list', consequence: 'Delegations may ask for the floor again.' },
    'important-question': { label: 'Important question', consequence: 'The draft will need two thirds.' },
    division: { label: 'Divide the question', consequence: 'Your least liked clause is voted on by itself.' },
    'roll-call': { label: 'Ask for a roll call', consequence: 'Amendments and parts are voted on by name.' },
    consensus: { label: 'Adopt without a vote', consequence: 'One objection, and the roll is called.' },
    reconsider: { label: 'Reconsider', consequence: 'Reopens a draft already decided; the bar is high.' },
    'straw-poll': { label: 'Straw poll', consequence: 'Shows where every delegation stands; not binding.' },
    appeal: { label: 'Appeal the ruling', consequence: 'The committee votes on the chair’s ruling.' },
    order: { label: 'Point of order', consequence: 'Well taken only when a rule was broken, such as by a threat.' },
    'right-of-reply': {
      label: 'Right of reply',
      consequence: 'Another delegation spoke against you: reply out of turn.',
    },
    'explanation-of-vote': { label: 'Explain your vote', consequence: 'Once, after the decision.' },
    'present-and-voting': {
      label: 'Present and voting',
      consequence: 'You can no longer abstain on matters of substance.',
    },
    'for-the-motion': { label: 'Speak for the motion', consequence: 'Those who regard you well may follow.' },
    'against-the-motion': { label: 'Speak against the motion', consequence: 'Those who regard you well may follow.' },
    inquiry: { label: 'Ask the chair', consequence: 'A parliamentary inquiry: the chair explains where things stand.' },
  },
  prices: {
    /** What a motion requires to carry, under the rules of the session. */
    chair: 'The chair grants it.',
    majority: (second: boolean) => (second ? 'Needs a second and a majority.' : 'Needs a majority.'),
    'two-thirds': (second: boolean) => (second ? 'Needs a second and two thirds.' : 'Needs two thirds.'),
    council: (second: boolean) =>
      second ? 'Needs a second and three fifths of the seats.' : 'Needs three fifths of the seats.',
  },
} as const
