/** Sentences about the conference that somebody prepares for. */
export const situationMessages = {
  nothingYet: 'Happy to help. Which country do you represent, in which committee, and on what topic?',
  noted: (parts: readonly string[]) => `Noted: ${parts.join(' ')}. I will work with that from here on.`,
  country: (name: string) => `you represent **${name}**`,
  noCountry: 'you are',
  committee: (name: string) => `in the **${name}**`,
  topicAfter: (topic: string) => `on **${topic}**`,
  topicAlone: (topic: string) => `your topic is **${topic}**`,
  asksCountry: 'Which country do you represent?',
  asksTopic: 'What is the topic?',
  start: 'Where shall we begin?',
  suggestions: {
    nothing: ['How do I prepare for my first conference?', 'Make me a study plan', 'What is a moderated caucus?'],
    country: (name: string) => [`Who votes like ${name}?`, `Write a country brief for ${name}`],
    topic: (topic: string) => [`What are the facts on ${topic}?`, `Which solutions are there on ${topic}?`],
    whole: (name: string, topic: string) => [
      'Write an opening speech',
      `What is the position of ${name} on ${topic}?`,
      'Write a position paper',
    ],
  },
} as const
