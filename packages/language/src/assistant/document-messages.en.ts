/** Sentences of answers about attached documents. */
export const documentMessages = {
  from: (name: string) => `From your document **${name}**:`,
  quote: (passage: string) => `> ${passage}`,
  summary: (name: string) => `The most representative sentences of **${name}**, word for word:`,
  sentence: (sentence: string) => `- ${sentence}`,
  short: (name: string) => `**${name}** is so short that it is its own summary:`,
  nothing: (name: string) => `I found no passage on that in **${name}**. Here is a summary in its own sentences:`,
  read: (read: string, of: string) => `Only the first ${read} of its ${of} characters were kept and read.`,
  checked: (name: string) => `The form of **${name}**:`,
  noResolution: (name: string) =>
    `I found no clauses in **${name}** that read like those of a resolution, so there is no form to check. A draft has preambulatory clauses that end in commas and numbered operative ones.`,
  besides: (name: string) => `And from your document **${name}**:`,
} as const
