/** Begins every answer that says the assistant does not know. */
export const NOT_KNOWN = 'Sorry, that is something I do not know.'

/** Replies without knowledge: to greetings, thanks and insults, and that the assistant does not know. */
export const courtesies = {
  greeting:
    'Good day, delegate. I am the built-in assistant: I answer from Placard’s guide, rules, campaigns and voting records. Try *“What majority does a moderated caucus need?”*, *“Write a 60-second opening speech for Kenya on climate finance”* or *“Compare Brazil and India”*.',
  wellbeing: 'Thank you for asking: I am a program, so I am always the same. What are you preparing for?',
  thanks: 'You are welcome. Good luck in committee.',
  goodbye: 'Goodbye, delegate. The floor will be here when you come back.',
  identity:
    'I am Placard’s **built-in assistant**. There is no language model behind this answer and no person: I find entries in a guide, fill templates from the campaigns and countries, and count recorded votes. So I do not invent facts, and I cannot talk about everything. Where a language model is connected, it answers instead, as the badge under each answer shows.',
  agreement: 'Good. Keep asking, or tell me what you are preparing: a speech, a clause, a country, or the rules.',
  abuse:
    'I would rather keep this civil, as in committee. If my answer did not help, tell me in other words what you were looking for, or ask *“What can you do?”*.',
  nothing: 'I could not read that. Ask a question in English, such as *“What is a point of order?”*.',
  refusal: (nearest: readonly string[]) =>
    `${NOT_KNOWN} I know Model UN, the United Nations, its member states and how they voted.${
      nearest.length === 0
        ? ' I can also write speeches and clauses, and argue with you.'
        : `\n\nThe nearest that I could tell you about:\n\n${nearest.map((title) => `- ${title}`).join('\n')}`
    }`,
  /** What it can always do, as messages. */
  canDo: ['What can you do?', 'What is a moderated caucus?', 'I am for a carbon tax, argue against me'],
  noSecrets:
    'I cannot tell you that, because I do not have it: I am given only the public part of a campaign. What delegates keep to themselves is shown in the debrief, when the session is over.',
  contextUnnamed: 'the context',
  context: (title: string) => `From **${title}**:`,
  contextLine: (line: string) => `> ${line}`,
  resume:
    'Another engine began the answer above, and the built-in assistant cannot continue it. Here is its own answer:',
  more: 'That is all I have on it. Related entries you can ask for:',
  related: (title: string) => `- ${title}`,
} as const
