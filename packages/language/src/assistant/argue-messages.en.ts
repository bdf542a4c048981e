import type { Personality } from '@placard/engine'

/** Sentences of the assistant's arguments for the opposing side; the tone depends on the mode and is always civil. */
export const argueMessages = {
  ask: 'Gladly. Tell me the motion and your side, such as *“I am for a carbon tax, argue against me”*, and I will take the other side.',
  sides: { for: 'in favour of', against: 'against' },
  contextNamed: (title: string) => `the text before us (${title})`,
  named: (motion: string) => `the motion “${motion}”`,
  heading: (side: string, motion: string) => `**The case ${side} ${motion}**`,
  openings: {
    collaborative: (motion: string) =>
      `I believe we want the same outcome, so let me be open about what still troubles my side about ${motion}.`,
    gentle: (motion: string) => `There is much to respect in your view of ${motion}. May I raise two doubts?`,
    balanced: (motion: string) => `On ${motion} my side takes the opposite view, for these reasons.`,
    challenging: (motion: string) =>
      `Your case on ${motion} rests on assumptions that you have not shown. Let us look at them.`,
    aggressive: (motion: string) => `No. On ${motion} your case does not stand up, and I will show the room why.`,
  } satisfies Record<Personality, (motion: string) => string>,
  closings: {
    collaborative:
      'Perhaps we can meet halfway: a first stage with a review, help for those who need it, and a date to decide on the next stage. What would you need in order to sign that?',
    gentle: 'I may be missing something, and I would like to hear it. Which of these doubts can you put to rest?',
    balanced: 'That is our case. Start with the first point: how would you answer it?',
    challenging: 'Where is your evidence, and who has checked it? Until you answer that, the burden of proof is yours.',
    aggressive: 'Answer that, or withdraw the motion. Nobody should vote for a plan that cannot survive one question.',
  } satisfies Record<Personality, string>,
  /** Concessions, made by the two softer modes only. */
  concessions: {
    collaborative: 'You are right that something must be done; we differ on how.',
    gentle: 'Your concern is real, and nobody should brush it aside.',
  },
  counts: { collaborative: 2, gentle: 2, balanced: 2, challenging: 3, aggressive: 3 } satisfies Record<
    Personality,
    number
  >,
  point: (place: number, claim: string, reason: string, evidence: string) =>
    [`${place}. **${claim}**`, reason, evidence].filter(Boolean).join(' '),
  record: (fact: string, source: string) => `On record: ${fact}. *Source: ${source}.*`,
  background: (line: string) => `In the text before us: “${line}”.`,
  end: 'Answer any of these points and I will reply. Say *the other side* and I will argue yours; say *who won?* and I will count who answered what.',
} as const
