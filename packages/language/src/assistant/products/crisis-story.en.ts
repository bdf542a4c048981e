/** How a crisis goes on from note to note, and how it becomes worse; the last holds for all later ones. */
const LATER: readonly string[] = [
  'One hour later. Nothing that was ordered has had time to work, and what was one place is now two.',
  'Three hours later. Supplies run short, people gather in the streets, and each side says that the other began it.',
  'Six hours later. The first injured are reported, and a neighbouring government asks what will be done.',
  'The next morning. The world’s newspapers have it on their front pages, and the Security Council asks for a report.',
]

/** Sentences of crisis notes that tell how things stand. */
export const storyMessages = {
  grave:
    '**This is worse than was thought.** Lives are at stake, every hour counts, and silence will be taken for consent.',
  updateLead: (number: number, event: string) => `**Crisis update ${number}, on ${event}**`,
  later: (stage: number) => `**Since the last note.** ${LATER[Math.min(stage, LATER.length) - 1] ?? ''}`,
  told: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
} as const
