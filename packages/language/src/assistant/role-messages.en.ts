/** What is asked of the guide for people who chair, as its entries know it. */
export const roleQuestions = {
  firstChair: 'how do i chair my first mun session',
  silence: 'how do i deal with difficult delegates as a chair when nobody speaks',
  points: 'how do i deal with difficult delegates as a chair and with points used to show off',
  disagrees: 'i have to represent a country i disagree with',
} as const

/** Texts for people who run a simulation with pupils. */
export const lessonMessages = {
  topics: (lines: readonly string[]) =>
    `Topics that work with beginners, since everybody has an opinion on them and no side is simply wrong:\n\n${lines.join('\n')}\n\nTell me which one you take, and I will cast the countries.`,
  topic: (at: number, title: string, problem: string) => `${at}. **${title}**: ${problem}`,
  castLead: (count: number, topic: string) =>
    `**${count} countries for a debate on ${topic}**, with a sentence for each card`,
  card: (at: number, name: string, position: string) => `${at}. **${name}**: ${position}`,
  plain: (at: number, name: string, wants: string) => `${at}. **${name}** wants this: ${wants}.`,
  castEnd:
    'They are taken in turn from groups that want different things, so that no bloc has a majority from the start.',
  fewer: (count: number) => `I know the positions of only ${count} countries on this well enough for a card.`,
  askTopic: 'Happy to help: on which topic shall I cast the countries?',
  planLead: (lessons: number, minutes: number) =>
    lessons === 1
      ? `**A simulation in ${minutes} minutes**`
      : `**A simulation in ${lessons} lessons of ${minutes} minutes**`,
  step: (from: number, to: number, what: string) => `- Minutes ${from} to ${to}: ${what}`,
  lesson: (at: number) => `**Lesson ${at}**`,
  chair:
    'Chair it yourself the first time: you keep the clock and the list, and nobody has to sit out. All you need is a timer and a list of names. A pupil can take the gavel in the second round.',
} as const

/** What happens in a simulation, by the share of the time that it takes. */
export const LESSON_STEPS: readonly (readonly [share: number, what: string])[] = [
  [10, 'explain the topic and the four rules: placard up, wait for the chair, speak as your country, be polite'],
  [15, 'hand out the cards; each delegation writes down what it wants and one thing it can give'],
  [25, 'opening speeches of thirty seconds each'],
  [20, 'free talk: delegations walk about and look for partners'],
  [15, 'each group writes two clauses: who does what, by when, and who pays'],
  [10, 'read the clauses aloud, one question to each, and vote'],
  [5, 'step out of the roles: what did your country get, and what did you learn?'],
]
