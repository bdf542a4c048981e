import type { Ground } from './ground.ts'

/** Lines of argument on judgements, which propose no measure: "the United Nations is useless". */
export const JUDGEMENT: readonly Ground[] = [
  {
    kind: 'judgement',
    pattern:
      /^(?!.*\b(?:should|would|must|ought|shall|ban|tax|abolish|this (?:house|committee|assembly|council))\b).*\b(?:is|are|was|were|does|do|did|has|have|doesn't|don't|works?|fails?|failed)\b/i,
    pro: [
      {
        claim: 'Look at results, not at intentions.',
        reason: 'What something was meant to do is no defence of what it does.',
        weighing: 'Whoever lives with the result cannot live on the intention.',
      },
      {
        claim: 'The pattern repeats too often to be an accident.',
        reason: 'A single case can be bad luck; the same thing again and again has a cause.',
        weighing: 'Excuses that fit every case explain none of them.',
      },
      {
        claim: 'Its defenders compare it with nothing at all.',
        reason: 'The fair comparison is with what else could have been done with the same effort.',
        weighing: 'Being better than nothing is the lowest bar there is.',
      },
    ],
    con: [
      {
        claim: 'The failures are seen and the successes are not.',
        reason: 'What did not happen, because it was prevented, is in no headline.',
        weighing: 'A verdict that counts one side of the book is no verdict.',
      },
      {
        claim: 'Compared with what?',
        reason: 'A judgement needs a measure: the world without it, or another that does the same work.',
        weighing: 'Until that other is named, the complaint is a wish.',
      },
      {
        claim: 'It can do no more than its owners let it.',
        reason: 'Where those in charge withhold money or consent, blame for the outcome lies with them.',
        weighing: 'To blame the tool lets the hand go free.',
      },
    ],
  },
]
