/** Replies without knowledge: to greetings, thanks and insults, and that the assistant does not know. */
export const courtesies = {
  greeting:
    'Good day, delegate. I am the built-in assistant: I answer from Placard’s guide, rules, campaigns and voting records. Try *“What majority does a moderated caucus need?”*, *“Write a 60-second opening speech for Kenya on climate finance”* or *“Compare Brazil and India”*.',
  wellbeing: 'Thank you for asking: I am a program, so I am always the same. What are you preparing for?',
  thanks: 'You are welcome. Good luck in committee.',
  goodbye: 'Goodbye, delegate. The floor will be here when you come back.',
  identity:
    'I am Placard’s **built-in assistant**. There is no language model behind this answer and no person: I find entries in a guide, fill templates from the campaigns and countries, and count recorded votes. So I do not invent facts, and I cannot talk about everything. An administrator can connect a language model; the model then answers instead, as the badge under each answer shows.',
  agreement: 'Good. Keep asking, or tell me what you are preparing: a speech, a clause, a country, or the rules.',
  abuse:
    'I would rather keep this civil, as in committee. If my answer did not help, tell me in other words what you were looking for, or ask *“What can you do?”*.',
  nothing: 'I could not read that. Ask a question in English, such as *“What is a point of order?”*.',
  refusal: (nearest: readonly string[]) =>
    `The built-in assistant cannot answer that. It knows Model UN procedure, resolutions and speeches, how Placard works, its campaigns, and the member states with their recorded votes.${
      nearest.length === 0
        ? ''
        : `\n\nNearest to your question, I could tell you about:\n\n${nearest.map((title) => `- ${title}`).join('\n')}`
    }\n\nIt can also draft a clause or an opening speech, check the form of a resolution, compare two countries’ votes and argue the other side. For open questions, an administrator can connect a language model, with \`GEMINI_API_KEY\`, \`OPENAI_COMPATIBLE_URL\` or \`ANTHROPIC_API_KEY\` on the server: ask *“How do I connect a model?”*. In the demo there is none.`,
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
