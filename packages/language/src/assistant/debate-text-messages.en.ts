/** Sentences of texts that are made from an argument. */
export const debateTextMessages = {
  best: (side: string, motion: string) => `**My best points ${side} ${motion}**`,
  toPoint: (claim: string, answer: string, motion: string) =>
    `Against “${claim}” you could say: ${answer} Then bring it back to ${motion}: ask the room which of the two harms is harder to undo.`,
  lead: (side: string, motion: string, seconds: number) => `**Speech ${side} ${motion}** (about ${seconds} seconds)`,
  open: {
    opening: (side: string, motion: string) =>
      `Honourable Chair, delegates, I speak ${side} ${motion}, and I will tell you why.`,
    closing: (side: string, motion: string) =>
      `Honourable Chair, delegates, we have heard both sides. Let me close the case ${side} ${motion}.`,
  },
  asSaid: (quote: string) => `I said it in this debate, and it stands: ${quote}.`,
  rebuts: (claim: string, answer: string) => `The other side tells you: “${claim}” ${answer}`,
  end: (side: string) =>
    side === 'for'
      ? 'That is why I ask you to vote in favour. I thank you.'
      : 'That is why I ask you to vote against. I thank you.',
} as const
