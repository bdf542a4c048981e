import type { Move } from './debate-move.ts'

/** Answers to how a sentence is made, for when nothing it is about is met. */
export const FORM_MOVES: readonly Move[] = [
  {
    id: 'off-motion',
    fits: ({ isOff, wordCount }) => isOff && wordCount >= 5,
    wordings: [
      'I do not see how that bears on the motion. What does it mean for the decision in front of us?',
      'That may well be true, and the motion could stand all the same. Where is the link?',
      'That belongs to another debate, unless you can tie it to what this motion would change.',
    ],
  },
  {
    id: 'rhetorical-question',
    fits: ({ isQuestion }) => isQuestion,
    wordings: [
      'You put that as a question. Turn it into a claim, and give a reason for it.',
      'It is a fair question. What is your own answer to it?',
      'I could ask your side the same question, and neither of us would have proved anything by asking.',
    ],
  },
  {
    id: 'no-reason',
    fits: ({ hasReason, hasEvidence }) => !hasReason && !hasEvidence,
    wordings: [
      'That is a claim. What is missing is a “because”, and an example where it happened.',
      'Why is that so? For now, we have only your word for it.',
      'You may be right. But what would convince someone who disagrees?',
    ],
  },
  {
    id: 'no-evidence',
    fits: ({ hasReason, hasEvidence }) => hasReason && !hasEvidence,
    wordings: [
      'The reasoning holds together, but it needs proof: one place, one year or one figure would help.',
      'I follow the logic. What shows that it works that way in practice?',
      'In theory, yes. Where has it been tried, and who measured the results?',
    ],
  },
  {
    id: 'consequence',
    fits: ({ hasEvidence }) => hasEvidence,
    wordings: [
      'Let us accept the fact. It describes how things are; the motion is about whether this measure would change them.',
      'I do not dispute it. What I dispute is the step from there to your conclusion, and you have not made it yet.',
      'Suppose that is exactly right. What happens the day after, and who is better off?',
    ],
  },
  {
    id: 'comparison',
    fits: () => true,
    wordings: [
      'Compare it with doing nothing: in five years, what would be better with it than without it?',
      'The test is not whether it is good in itself, but whether it beats the next best option.',
      'And if it does half of what you hope? Would you still want it at the same price?',
    ],
  },
  {
    id: 'burden',
    fits: () => true,
    wordings: [
      'So far we have heard what you hope. What we still need is the proof.',
      'It is easier to doubt a claim than to prove one, but yours still has to be proved.',
      'We can both imagine how this ends. Which of us has shown it?',
    ],
  },
]
