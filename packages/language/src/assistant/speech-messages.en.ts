type Pattern = (topic: string) => string

const BALLOTS = {
  for: 'voted in favour of',
  against: 'voted against',
  abstain: 'abstained on',
} as const

/** Sentences of drafted speeches. Square brackets are gaps that only the user can fill in. */
export const speechMessages = {
  yourCountry: '[your country]',
  ask: 'Gladly. On what topic, and for which country? Say it like this: *“Write a 60-second opening speech for Kenya on climate finance”*, or just name the topic.',
  lead: (seconds: number, country: string, topic: string) =>
    `An opening speech of about ${seconds} seconds for **${country}** on *${topic}*. Fill in the brackets, and cut what your country would not say:`,
  quote: (text: string) => `> ${text}`,
  hooks: [
    (topic) => `Distinguished delegates, we have all come with speeches about ${topic}. Let us leave with a text.`,
    (topic) => `Distinguished delegates, on ${topic} none of us can wait for someone else to begin.`,
    (topic) =>
      `Distinguished delegates, the question before us on ${topic} is not whether to act, but who moves first.`,
  ] satisfies readonly Pattern[],
  factSentence: (fact: string, title: string, year: number) => `${fact} [source: ${title}, ${year}].`,
  stake: (country: string, group: string | undefined) =>
    group === undefined
      ? `For ${country} this is close to home.`
      : `For ${country}, and for its partners in the ${group.replace(/^the /i, '')}, this is close to home.`,
  record: (date: string, ballot: keyof typeof BALLOTS, text: string) =>
    `On ${date} we ${BALLOTS[ballot]}${text === '' ? ' the text before this Assembly' : ` resolution ${text}`}, and we explain that vote today.`,
  proposal: (option: string) =>
    `We therefore propose language on this: *${option}* [replace it if your country disagrees]. It says who acts, and it can be checked.`,
  second: '[Name a second proposal here: who acts, with what means, by when.]',
  bridge: 'We hear the concern that this costs money and touches sovereignty. It does. So does doing nothing.',
  tests:
    'Whatever we write should pass three tests. It must say who acts. It must say who pays. And a year from now it must be possible to see whether it was done.',
  balance:
    'Some of us come with much to give, others with much to lose. A text that only one half of this room can sign will change nothing.',
  invitation:
    'We invite [two delegations you need] to meet us in the first caucus. We bring a draft, and we will listen before we write. I thank you.',
  gaps: {
    fact: '[One fact with its source and year.]',
    stake: '[One sentence: why this matters to your people, with a figure you have checked.]',
    proposal: 'We therefore propose that this committee [one concrete step: who acts, with what means, by when].',
  },
  end: (words: number, seconds: number) =>
    `That is about ${words} words without the brackets. A calm pace is about 130 words per minute, so ${seconds} seconds allow for about ${Math.round((seconds * 130) / 60)}. Say *90 seconds*, *60 seconds* or *and for [another country]* to change it.`,
} as const
