/** Begins every answer that says the assistant does not know. */
export const NOT_KNOWN = 'Sorry, I do not know that.'

/** Replies without knowledge: to greetings, thanks and insults, and that the assistant does not know. */
export const courtesies = {
  greeting:
    'Hello, delegate. I am the built-in assistant, and I answer from Placard’s guide, rules, campaigns and voting records. Try *“What majority does a moderated caucus need?”*, *“Write a 60-second opening speech for Kenya on climate finance”* or *“Compare Brazil and India”*.',
  wellbeing: 'Thank you for asking. I am a program, so one day is much like another. What are you preparing for?',
  thanks: 'You are welcome. Good luck in committee!',
  goodbye: 'Goodbye, delegate. The floor will be here when you come back.',
  identity:
    'I am Placard’s **built-in assistant**. No person and no language model wrote this answer: I look things up in a guide, fill in templates from the campaigns and countries, and count recorded votes. So I do not make up facts, but there is a lot I cannot talk about. The badge under each answer shows what wrote it.',
  agreement: 'Good. Keep asking, or tell me what you are preparing: a speech, a clause, a country, or the rules.',
  abuse:
    'Let us keep this civil, as we would in committee. If my answer did not help, tell me what you were looking for, or ask *“What can you do?”*.',
  nothing: 'I could not make sense of that. Ask me something in English, such as *“What is a point of order?”*.',
  refusal: (nearest: readonly string[]) =>
    `${NOT_KNOWN} I know Model UN, the United Nations, its member states and how they voted.${
      nearest.length === 0
        ? ' I can also write speeches and clauses, and argue with you.'
        : `\n\nThe closest I can offer:\n\n${nearest.map((title) => `- ${title}`).join('\n')}`
    }`,
  /** What it can always do, as messages. */
  canDo: ['What can you do?', 'What is a moderated caucus?', 'I am for a carbon tax, argue against me'],
  noSecrets:
    'I cannot tell you that, because I do not have it: I see only the public part of a campaign. What delegates keep to themselves is revealed in the debrief, once the session is over.',
  contextUnnamed: 'the context',
  context: (title: string) => `From **${title}**:`,
  contextLine: (line: string) => `> ${line}`,
  resume:
    'Another engine began the answer above, and the built-in assistant cannot continue it. Here is its own answer:',
  more: 'That is all I have on it. Related entries you can ask about:',
  related: (title: string) => `- ${title}`,
} as const
