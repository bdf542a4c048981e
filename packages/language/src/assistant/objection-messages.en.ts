/** A kind of objection that is made to almost every text, with what can be said to it. */
interface ObjectionKind {
  readonly said: RegExp
  readonly answers: readonly [string, string]
}

/** Objections by their words; the first that fits. */
export const OBJECTION_KINDS: readonly ObjectionKind[] = [
  {
    said: /\b(?:sovereign\w*|interfer\w*|internal affairs?|domestic|article 2)\b/i,
    answers: [
      '“Sovereignty is why this is put to governments and not done without them: nothing happens on a state’s territory unless that state agrees. What we ask for is cooperation.”',
      '“Every treaty limits what a state may do, and states sign treaties because they are sovereign. Which words go too far for you? Name them, and we will look at them together.”',
    ],
  },
  {
    said: /\b(?:who decides|what .{1,40} means?|defin\w*|vague|unclear|counts? as|(?:mean|means) by)\b/i,
    answers: [
      '“A fair question, so let the text answer it: ‘as determined by the Security Council’, or ‘as listed in the Secretary-General’s annual report’. We will take either as a friendly amendment.”',
      '“We use the term as international law uses it and leave its application to the body that already applies it. A definition of our own would only start a second debate.”',
    ],
  },
  {
    said: /\b(?:cost\w*|expens\w*|money|pays?|afford|fund\w*|budget|rich)\b/i,
    answers: [
      '“It costs less than what we pay now for doing nothing. The clause names who contributes, and those with the least means are asked for the least.”',
      '“Contributions are voluntary at first and reviewed after two years. If the money has not come by then, the committee can see it in the report and decide again.”',
    ],
  },
  {
    said: /\b(?:enforc\w*|bind\w*|force|ignore|toothless|promise|compl\w*|unrealistic|never work)\b/i,
    answers: [
      '“This body recommends, that is true. But a date, a name and a public report have moved governments that no threat has moved.”',
      '“What is not enforced can still be seen. The clause asks for a report every year, so that nobody can say they did not know.”',
    ],
  },
  {
    said: /\b(?:hypocri\w*|double standards?|your (?:own )?(?:country|record)|you (?:also|too)|at home)\b/i,
    answers: [
      '“No delegation in this room has a perfect record, and mine does not claim one. That is a reason to write a rule that binds us too.”',
      '“My record is open to every question, and I will answer them outside. The question before us is whether this clause is right, whoever proposes it.”',
    ],
  },
]

/** Sentences around answers to an objection. */
export const objectionMessages = {
  lead: (said: string) => `If somebody brings up *${said}*, you could answer:`,
  numbered: (at: number, answer: string) => `${at}. ${answer}`,
  line: (line: string) =>
    `“We have heard the point, and we take it seriously. This is where my delegation stands: ${line}”`,
  measure: (spoken: string, because: string) =>
    `“The worry is real. That is why we do not stop at words: we propose that ${spoken}. ${because}”`,
  bridge:
    '“I would like to answer with facts and not from memory. I will come back to you with them before we vote, in writing.”',
  ask: '“Could the delegate say which words of our text this concerns? If there are such words, we will change them.”',
  rule: 'Keep it to two sentences: take the point up, answer it once, and go back to your proposal.',
} as const
