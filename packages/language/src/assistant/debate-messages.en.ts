import type { Side } from './side.ts'

/** Sentences of the assistant in an argument; it is civil throughout, and says what it concedes. */
export const debateMessages = {
  sides: { for: 'for', against: 'against' } satisfies Record<Side, string>,
  said: (quote: string, answer: string) => `You said “${quote}”. ${answer}`,
  /** Before an answer to a point that is true as it stands. */
  concessions: [
    'I grant you the fact.',
    'That much is true, and I will not argue it away.',
    'Fair point, and it counts for your side.',
    'You are right about what happened; we differ on what follows from it.',
    'I concede that one for the record.',
    'That is your best point so far, and you can have it.',
    'Granted.',
    'Yes, and a good judge would write that down.',
  ],
  follows: [
    'But it does not settle the matter:',
    'Still, weigh it against this:',
    'Here is what I would set against it:',
    'But there is another side to it:',
  ],
  ground: (claim: string, reason: string) => `**${claim}** ${reason}`,
  record: (fact: string, source: string) => `On record: ${fact}. *Source: ${source}.*`,
  leads: [
    'And you have yet to deal with this.',
    'Now let me open another front.',
    'There is also a point that nobody has raised yet.',
    'My side has more to say.',
    'Here is something new for you to answer.',
    'Add this one to your list.',
  ],
  open: [
    (claim: string) => `You have left one thing unanswered: “${claim}”`,
    (claim: string) => `I am still waiting for your answer to this: “${claim}”`,
    (claim: string) => `And what about this one, which you skipped? “${claim}”`,
  ],
  spent: [
    'I have made every point I have on this motion, and I will not repeat them.',
    'That is all I have for my side; anything more would be repetition.',
    'My case is complete, and saying it twice would not make it any stronger.',
  ],
  spentAnswer: (quote: string, place: number) =>
    `I have no new answer to “${quote}”, so it goes on the list as your open point number ${place}.`,
  offer: 'Say *who won?* for the count, or *the other side* and I will argue yours.',
  heard: (quote: string) => `You have already said “${quote}”, and my answer still stands.`,
  switched: (side: string) => `Let us switch sides: from here on I argue ${side} the motion.`,
  tallyMotion: (motion: string) => `We are still debating ${motion}.`,
  yourTurn: 'Your turn.',
  quoted: (quote: string) => `“${quote}”`,
  rebuttal: (place: number, claim: string, answer: string) =>
    `${place}. Against my point “${claim}” you could say: ${answer}`,
  sumHead: (motion: string) => `**The debate on ${motion}, in short**`,
  resumed: (side: string, motion: string) => `Back to our debate on *${motion}*. I am arguing ${side} it.`,
  tallyHead: (motion: string) => `**Where we stand on ${motion}**`,
  mineHead: 'My points:',
  yoursHead: 'Your points:',
  answeredByYou: (claim: string) => `- “${claim}” You answered it.`,
  openForYou: (claim: string) => `- “${claim}” **Open:** you have not answered it.`,
  answeredByMe: (quote: string) => `- “${quote}” I answered it.`,
  openForMe: (quote: string) => `- “${quote}” **Open:** I have not answered it.`,
  none: '- None yet',
  count: (mine: number, met: number, yours: number, answered: number) =>
    `You answered ${met} of my ${mine} ${mine === 1 ? 'point' : 'points'}; I answered ${answered} of your ${yours}.`,
  ahead: {
    you: 'By that count **you are ahead**: fewer of your points are still waiting for an answer.',
    me: 'By that count **I am ahead**: more of my points are still waiting for your answer.',
    even: 'By that count **we are level**.',
  },
  limits:
    'I only count who answered what. Whether an answer is true, and which point weighs most, is for a human judge to say.',
  early:
    'Nobody has won yet: I have made my case, and you have not answered it. Pick one of my points and reply to it.',
  sumFor: (claims: string) => `**For:** ${claims}`,
  sumAgainst: (claims: string) => `**Against:** ${claims}`,
  sumOpen: (claim: string) => `**Still open:** ${claim}`,
  conceded: (claim: string) =>
    `That is generous of you, but you gave up too soon on this one: “${claim}” Have another try, or let me argue your side.`,
  concededAll:
    'That is generous of you, and we can leave it there. Shall we switch sides, so that you have to answer your own case?',
  help: (side: string, motion: string) => `An argument for your side, ${side} ${motion}:`,
  noHelp: 'You have already used every point I know for your side. Ask *who won?* to see which of mine are still open.',
  rebuttals: 'What you could say against my points:',
  weakest: (quote: string, why: string) => `Your weakest point was “${quote}”. ${why}`,
  strongest: (quote: string, why: string) => `Your strongest point was “${quote}”. ${why}`,
  weakWhy: {
    bare: 'It states a view but gives no reason and no example, so I could simply move on.',
    reason: 'It gives a reason, but no place, year or figure to back it up.',
    evidence: 'It has a fact, but it does not say what follows from it.',
    full: 'It has a reason and a fact; your other points were simply stronger.',
  },
  strongWhy: {
    bare: 'It was your clearest point, though a reason and an example would have made it much stronger.',
    reason: 'It gives a reason that I have to answer; a figure or an example would make it hard to shake.',
    evidence: 'It names something the room can check, and that is more than a bare claim.',
    full: 'It has both a reason and something the room can check.',
  },
  noPoints: 'You have not made a point yet, so there is nothing to weigh. Answer one of mine first.',
  why: (claim: string, reason: string) => `I said: “${claim}” My reason: ${reason}`,
  noReason: 'I have given my reasons for everything I said. Challenge one of them, and I will defend it.',
  noRecord:
    'I have no source on record for that: it is an argument, not a fact. In committee you would have to bring the evidence yourself.',
} as const
