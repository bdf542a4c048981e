interface Wording {
  /** Takes up the other side's words. */
  readonly taken: (one: string, other: string) => string
  readonly answer: string
}

const condition: readonly Wording[] = [
  {
    taken: (one, other) => `You say that if ${one}, then ${other}.`,
    answer:
      'The step from the first half to the second is the weak one: something else could follow just as well, and you have not ruled it out.',
  },
  {
    taken: (one, other) => `Suppose it is so, and ${other} whenever ${one}.`,
    answer: 'Then the remedy is to deal with that one case. It takes much less than the whole motion to do it.',
  },
  {
    taken: (one) => `That holds only if ${one}.`,
    answer: 'How often is that really the case? A rule for everybody should not rest on the exception.',
  },
  {
    taken: (_, other) => `Even if ${other}, the question is compared with what.`,
    answer: 'My side has a cost too, and I admit it; yours has one that you have not counted.',
  },
]

const reason: readonly Wording[] = [
  {
    taken: (_, other) => `Your reason is that ${other}.`,
    answer:
      'I can accept the reason and still refuse the conclusion: it explains why people are unhappy with things as they are, not why this is the cure.',
  },
  {
    taken: (one, other) => `Let me take the reason by itself: ${other}. Does it really follow that ${one}?`,
    answer: 'Only if nothing else could be done about it, and something could.',
  },
  {
    taken: (_, other) => `It may be true that ${other}.`,
    answer: 'But it is true for both of our plans, so it cannot decide between them.',
  },
  {
    taken: (one) => `You want me to conclude that ${one}.`,
    answer:
      'That is more than your reason carries. It supports doing something; it does not tell us to do exactly this.',
  },
]

const contrast: readonly Wording[] = [
  {
    taken: (_, other) => `I will take the half that matters to you: ${other}.`,
    answer: 'Grant it, and half of my case is untouched, because it never depended on the opposite being true.',
  },
  {
    taken: (one) => `You admit yourself that ${one}.`,
    answer: 'I would build on that half. What you set against it limits my point; it does not remove it.',
  },
  {
    taken: (one, other) => `So on the one hand ${one}, and on the other ${other}.`,
    answer:
      'Then we are weighing, and the heavier side is the one that cannot be put right afterwards. Which of yours is that?',
  },
]

const example: readonly Wording[] = [
  {
    taken: (one) => `${one} is a fair case to bring, and I will not wave it away.`,
    answer: 'It shows that the thing can happen. To decide for everybody, you would have to show that it usually does.',
  },
  {
    taken: (one) => `What made the difference in the case of ${one}?`,
    answer:
      'If it was something that most places lack, the case speaks for my side: it is the exception that needed special luck.',
  },
  {
    taken: (one) => `About ${one} we may even agree.`,
    answer:
      'One case tells us what went well or badly there. What it does not tell us is what would have happened under my plan, and that is the comparison we need.',
  },
  {
    taken: (one) => `You bring up ${one}.`,
    answer:
      'Take the whole story then, including what it cost and who paid, and ask whether the people there would call it a model.',
  },
]

const question: readonly Wording[] = [
  {
    taken: (one) => `You ask: ${one}? I owe you an answer to that.`,
    answer:
      'Mine is: step by step, with those first who are hit hardest, and with a date on which everybody can see whether it worked. Your side has offered no date so far.',
  },
  {
    taken: (one) => `“${one}?” is the right question to ask.`,
    answer:
      'My answer is that no plan leaves nobody worse off, and mine at least says openly who pays and how it can be reversed.',
  },
  {
    taken: (one) => `To your question (${one}?) I can give you a straight reply.`,
    answer:
      'We start from what exists already, keep what works, and change the rest. It is slower than what you want, and it can be undone when we are wrong.',
  },
  {
    taken: (one) => `You want to know: ${one}? Fair.`,
    answer:
      'I would rather leave that choice with those who have to live with it than decide it for all of them at once.',
  },
]

/** Answers that take up how a sentence argues, in its own words. */
export const structureMessages = {
  answers: { condition, reason, contrast, case: example, question },
  /** How words for persons read from the other side. */
  persons: persons(),
} as const

function persons(): Readonly<Record<string, string>> {
  return {
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    'i am': 'you are',
    "i'm": 'you are',
    you: 'I',
    your: 'my',
    yours: 'mine',
    'you are': 'I am',
    "you're": 'I am',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
  }
}
