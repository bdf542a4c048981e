/** Sentences around what is known of a topic. */
export const topicMessages = {
  questions: (title: string) => [
    `what is the problem with ${title}`,
    `facts about ${title}`,
    `solutions to ${title}`,
    `tell me about ${title}`,
  ],
  fact: (fact: string, source: string, year: number) => `- ${fact} (${source}, ${year}).`,
  measure: (label: string, because: string) => `- **${label}**: ${because}`,
  concern: (concern: string, answer: string) => `- ${concern} *An answer:* ${answer}`,
  questionsLead: (title: string, to: string | undefined) =>
    to === undefined ? `What you may be asked on ${title}, with a way to answer:` : `A question to ${to} on ${title}:`,
  question: (place: number, to: string | undefined, concern: string, answer: string) =>
    to === undefined
      ? `${place}. *“It is said: ${concern} What do you say to that?”* You could answer: ${answer}`
      : `*“Some delegations say: ${concern} How does the delegate of ${to} answer them?”*`,
  noQuestions: (topic: string) => `I know too little of *${topic}* to say what would be asked on it.`,
  facts: 'Facts to use:',
  concerns: 'What is held against it:',
  measures: (title: string) => `What could be done about ${title}:`,
  list: (head: string, lines: readonly string[]) => (lines.length === 0 ? '' : `${head}\n\n${lines.join('\n')}`),
  position: (name: string, title: string, position: string) => `**${name} on ${title}.** ${position}`,
  wants: (labels: readonly string[]) =>
    labels.length === 0 ? '' : `It would ask for ${labels.slice(0, 3).join(', ')}.`,
  resists: (labels: readonly string[]) =>
    labels.length === 0 ? '' : `It would resist ${labels.slice(0, 2).join(' and ')}.`,
  line: (line: string) => `In a speech: “${line}”`,
  source: (source: string) => (source === '' ? '' : `Source: ${source}.`),
  suggestions: (title: string) => [
    `What could be done about ${title}?`,
    `Write three operative clauses on ${title}`,
    `Write a speech on ${title}`,
  ],
} as const
