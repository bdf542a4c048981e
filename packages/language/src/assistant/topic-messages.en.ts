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
  concern: (concern: string, answer: string) => `- ${concern} *A possible answer:* ${answer}`,
  questionsLead: (title: string, to: string | undefined) =>
    to === undefined
      ? `Questions you may be asked on ${title}, each with a possible answer:`
      : `A question to ${to} on ${title}:`,
  question: (place: number, to: string | undefined, concern: string, answer: string) =>
    to === undefined
      ? `${place}. *“Some say: ${concern} How do you respond?”* You could answer: ${answer}`
      : `*“Some delegations say: ${concern} How does the delegate of ${to} respond?”*`,
  noQuestions: (topic: string) => `I know too little about *${topic}* to say what you might be asked.`,
  facts: 'Facts you can use:',
  concerns: 'Objections you may hear:',
  inFavour: (title: string) => `The best case for acting on ${title}:`,
  heldAgainst: 'The best case against it:',
  measures: (title: string) => `What could be done about ${title}:`,
  list: (head: string, lines: readonly string[]) => (lines.length === 0 ? '' : `${head}\n\n${lines.join('\n')}`),
  position: (name: string, title: string, position: string) => `**${name} on ${title}.** ${position}`,
  wants: (labels: readonly string[]) =>
    labels.length === 0 ? '' : `What it would ask for: ${labels.slice(0, 3).join(', ')}.`,
  resists: (labels: readonly string[]) =>
    labels.length === 0 ? '' : `What it would resist: ${labels.slice(0, 2).join(' and ')}.`,
  line: (line: string) => `In a speech: “${line}”`,
  source: (source: string) => (source === '' ? '' : `Source: ${source}.`),
  suggestions: (title: string) => [
    `What could be done about ${title}?`,
    `Write three operative clauses on ${title}`,
    `Write a speech on ${title}`,
  ],
} as const
