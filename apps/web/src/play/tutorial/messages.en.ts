import type { LessonId, WayToVote } from './lessons.ts'

const vote: Record<WayToVote, string> = {
  'no-draft': 'There is no text to vote on yet: propose something first.',
  names:
    'A draft needs sponsors and signatories before it can be voted on. Press Sponsor or Sign, and win over a delegation.',
  time: 'The debate has a minimum time. Use it: ask what the others need, or set the clock to 3× in the header.',
  move: 'The draft has enough names, and the debate has run long enough. Press “Move to vote”.',
  second: 'The motion needs a second. Press “Second the motion”.',
  debated: 'The motion is before the committee: it is debated for a moment, then placards are shown.',
  running: 'The roll is being called, in alphabetical order. Your turn will come.',
  'your-turn': 'Your name has been called. Choose your vote: abstaining is a choice too.',
}

const lessons: Record<LessonId, { readonly title: string; readonly text: string }> = {
  speak: {
    title: 'Speak',
    text: 'Say in your own words where you stand, and press Enter. The chair reads it and tells you how.',
  },
  propose: {
    title: 'Propose',
    text: 'Now bring a clause into the text. Name an option of the agenda, or press Propose beside one.',
  },
  trade: {
    title: 'Trade',
    text: 'Offer one delegation something it wants for something you want: if you …, we …',
  },
  vote: { title: 'Vote', text: 'Bring the text to a vote and cast yours.' },
}

/** Texts of the tutorial: its offer on the campaigns page, and the coach in the session. */
export const tutorialMessages = {
  offer: {
    title: 'New at the table?',
    text: 'Play a round of about four minutes: a coach beside you, three friendly delegations, one text. You speak, propose, trade and vote.',
    start: 'Start the tutorial',
    starting: 'Opening the round …',
    dismiss: 'Not now',
    again: 'Tutorial: a round of about four minutes',
    failed: 'The round could not be opened.',
  },
  coach: {
    label: 'Tutorial',
    progress: (done: number, of: number) => `${done} of ${of} done`,
    done: 'done',
    use: 'Example words',
    hide: 'Hide',
    hideLabel: 'Hide the coach',
    useHelp: 'Puts suggested words in the composer: edit them, then send them',
    show: 'Show the coach',
    over: 'That was a full round: you spoke, proposed, traded and voted.',
    overText:
      'The debrief shows what each delegation wanted. A full campaign is waiting for you on the campaigns page.',
    lessons,
    vote,
  },
  words: {
    speak: 'We support independent experts to review the reports.',
    propose: 'We propose a freeze on plastic production.',
    trade: (country: string, take: string, give: string) => `If ${country} accepts ${take}, we accept ${give}.`,
  },
} as const
