const LETTERS = 'ABCDE'

/** Texts of quizzes. */
export const quizMessages = {
  ask: 'Happy to help: what would you like to be quizzed on? Name a topic or a country, or say *rules of procedure*.',
  lead: (count: number, topic: string) => `**Quiz on ${topic}** (${count === 1 ? '1 question' : `${count} questions`})`,
  question: (at: number, text: string, options: readonly string[]) =>
    [`**${at}.** ${text}`, ...options.map((option, place) => `   ${LETTERS[place] ?? ''}) ${option}`)].join('\n'),
  answers: '**Answers**',
  answer: (at: number, letter: number | undefined, text: string) =>
    `${at}. ${letter === undefined ? '' : `**${LETTERS[letter] ?? ''}.** `}${text}`,
  onlyAnswer: (at: number) => `**Answer ${at}**`,
  fewer: (count: number) => `I have only ${count === 1 ? '1 question' : `${count} questions`} on this.`,
  number: (before: string, after: string) => `Fill in the figure: “${before.trimEnd()} …${after.trimEnd()}”`,
  numberAnswer: (fact: string, source: string) => `${fact}. Source: ${source}.`,
  who: (line: string) => `Who would say this? “${line}”`,
  whoAnswer: (names: string, source: string) => `${names}: ${source}.`,
  wants: (name: string) => `Which of these does ${name} ask for first?`,
  wantsAnswer: (label: string, because: string) => `${label}. ${because}`,
  concern: (concern: string) => `How would you answer this: “${concern}”?`,
  term: (title: string) => `In your own words: ${title}`,
  capital: (country: string) => `What is the capital of ${country}?`,
  group: (country: string) => `To which regional group at the United Nations does ${country} belong?`,
  vote: (country: string, title: string, month: string) => `How did ${country} vote on “${title}” in ${month}?`,
  ballots: { for: 'In favour', against: 'Against', abstain: 'Abstained' },
  near: (country: string) => `Which of these members votes most like ${country}?`,
  nearAnswer: (name: string, percent: string) =>
    `${name}: they voted the same way in ${percent} of recorded votes, 2010 to 2019.`,
  tip: 'Answer first, then read on.',
} as const
