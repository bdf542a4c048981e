/** Answers to ways of arguing that everybody uses in conversation: pictures, admissions, experience, borders. */
export const TALK: readonly {
  readonly id: string
  readonly pattern: RegExp
  readonly wordings: readonly string[]
}[] = [
  {
    id: 'analogy',
    pattern:
      /^(?:imagine|suppose|if (?:my|your|somebody|someone))\b|\b(?:(?:it|this|that)(?:'s| is| would be) (?:a bit |just |exactly |almost |rather )?(?:like|as if)|think of it (?:like|as)|(?:is|be) like (?:a|an|the|\w+ing)\b|for me (?:it|this)(?:'s| is) like)\b/i,
    wordings: [
      'A picture is easy to like, but it proves nothing. What do the two really have in common?',
      'Let me stay in your picture for a moment: who pays the price in it, and did anybody ask them?',
      'Every comparison limps somewhere. I would say that this one limps exactly where our motion stands.',
    ],
  },
  {
    id: 'admission',
    pattern:
      /\b(?:i(?:'m| am) (?:fine|happy|okay|ok) with|i (?:grant|admit|concede|accept|agree)|i must be honest|a confession|to be fair|fair enough|i(?:'ll| will) give you (?:this|that)|ok(?:ay)?,? yes)\b/i,
    wordings: [
      'Then we agree on that much. What is left between us, and how much does it weigh?',
      'That is honest of you, and I will not use it unfairly. But it leaves your side with a narrower case than before.',
      'Thank you, I will keep that. Which part of my case do you still reject, and why?',
    ],
  },
  {
    id: 'experience',
    pattern:
      /^(?!if\b|imagine\b|suppose\b).*\b(?:i say (?:it|this) (?:first )?as|in my (?:class|school|family|team|club|town)|my (?:own )?(?:friends?|brother|sister|mum|mom|dad|parents|grandmother|grandfather|teachers?)\b|i(?:'ve| have) (?:seen|been|tried|met)|i know (?:someone|somebody|people))\b/i,
    wordings: [
      'I believe you, and it counts for something. Would somebody from a different place tell the same story?',
      'That is how it looks from where you stand. The motion has to be right for those who stand elsewhere too.',
      'Experience is a good beginning. What makes you think that yours is the rule and not the exception?',
    ],
  },
  {
    id: 'border',
    pattern:
      /\b(?:where (?:is|do we draw|would you draw|do you draw|does) (?:the|it|that) ?(?:border|line|limit|stop|end)?|slippery slope|thin end|what(?:'s| is) next|next (?:you|they|we)(?:'ll| will| would))\b/i,
    wordings: [
      'Every rule draws a line somewhere, and people always quarrel about the cases next to it. That is no reason to have none.',
      'A first step does not oblige anybody to take a second. At which point would you stop, and why not stop there?',
      'Borders are hard to draw for speed, for age and for noise, and we draw them all the same.',
    ],
  },
  {
    id: 'hard-case',
    pattern: /\b(?:exceptions?|(?:special|hard|difficult|extreme) cases?|some people|not everyone|not everybody)\b/i,
    wordings: [
      'A plan has to be judged by the many it is made for. For the few, you write an exception.',
      'There is such a case, I do not doubt it. How many are there, and must all the others wait for them?',
      'If one hard case were enough to sink a motion, no motion would ever float, and yours would not either.',
    ],
  },
]
