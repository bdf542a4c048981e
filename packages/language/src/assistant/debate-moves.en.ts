/** What can be told of a sentence before it is answered. */
export interface SentenceSigns {
  readonly text: string
  readonly wordCount: number
  readonly hasReason: boolean
  readonly hasEvidence: boolean
  readonly isQuestion: boolean
  /** Whether it shares no telling word with the motion or with any point on it. */
  readonly isOff: boolean
}

/** A general answer to a kind of argument; each is made at most once in an argument. */
export interface Move {
  readonly id: string
  readonly fits: (signs: SentenceSigns) => boolean
  readonly wordings: readonly string[]
}

const says =
  (pattern: RegExp) =>
  ({ text }: SentenceSigns): boolean =>
    pattern.test(text)

/** Answers to what a sentence is about, the most telling first. */
export const SUBJECT_MOVES: readonly Move[] = [
  {
    id: 'insult',
    fits: says(/\b(?:stupid|idiot\w*|dumb|nonsense|ridiculous|bullshit|trash|garbage|clown|moron\w*|braindead|bs)\b/i),
    wordings: [
      'A hard word is not a reason: take it away and tell me what is left of the point.',
      'The room marks arguments and not tempers, so I answer the argument when it comes.',
      'Call it what you like; you still have to show where it goes wrong.',
    ],
  },
  {
    id: 'who-decides',
    fits: says(
      /\b(?:who decides|decid\w+|define[sd]?|definition|counts? as|judge[sd]?|criteria|threshold|trigger|determin\w+|subjective)\b/i,
    ),
    wordings: [
      'Then everything hangs on who decides and by what test, and whoever holds that pen holds the rule.',
      'Give me the definition in one sentence, and I will give you the case on its edge that splits this room.',
      'A body that decides needs a mandate, a majority and an appeal. Which of the three does yours have?',
    ],
  },
  {
    id: 'alternative',
    fits: says(
      /\b(?:only (?:way|solution|option)|no (?:other|alternative)|instead|alternative\w*|better (?:way|option|to)|exist\w*|why not|could (?:just|also)|other ways?|recycl\w*|renewables?|solar|batter(?:y|ies))\b/i,
    ),
    wordings: [
      'An alternative has to do the whole job: as much, as soon, and in the places where this is needed. Does yours, by itself?',
      'It need not be the one or the other. If both help, that your way exists is no reason against mine.',
      'Show me the place where that is already enough, and what it took to get there.',
    ],
  },
  {
    id: 'corruption',
    fits: says(
      /\b(?:corrupt\w*|steal\w*|stole|dictators?|regimes?|elites?|leaders|waste[ds]?|misus\w*|abus\w*|lobby\w*)\b/i,
    ),
    wordings: [
      'Abuse is a reason to build in accounts and conditions. It would be a reason against only if nothing could be built in.',
      'Those who would misuse this misuse what we have today. Which of the two is easier to watch?',
      'Bad hands spoil every tool. So tell me what in this one makes them stronger than they are now.',
    ],
  },
  {
    id: 'enforcement',
    fits: says(
      /\b(?:enforc\w*|comply|compli\w*|verif\w+|obey\w*|cheat\w*|loopholes?|inspect\w*|monitor\w*|ignore (?:it|them|the)|break the|binding|punish\w*|police)\b/i,
    ),
    wordings: [
      'Who checks, with what access, and what happens on the day somebody says no? Without those three the rule is a wish.',
      'A rule is only as good as its weakest inspection. Name the body that would carry it out, and what it may do.',
      'Every rule is broken by someone. You would have to show that this one is broken so often that it is worse than none.',
    ],
  },
  {
    id: 'motive',
    fits: says(
      /\b(?:just (?:want|do|care|say)|only care|selfish|interests?|hypocri\w*|excuse\w*|pretend\w*|lying|lie[sd]?|basically saying|you(?:'re| are) (?:just|only|basically|saying)|moving|changing)\b/i,
    ),
    wordings: [
      'You answer why one might say it, not whether it is so. Suppose the motive is the worst: is the point then false?',
      'Let me put it in my own words, since yours make it easier to knock down: I ask what follows from the plan, not whom it pleases.',
      'Interests are what committees are made of. Build the plan on them, or tell us how it works against them.',
    ],
  },
  {
    id: 'sovereignty',
    fits: says(
      /\b(?:sovereign\w*|domestic|interfer\w+|own (?:laws?|people|choice|affairs)|independen\w+|colonial\w*|impos\w+|forc(?:e|ed|ing) (?:countries|states|them|on))\b/i,
    ),
    wordings: [
      'States use their sovereignty when they bind themselves. The question is whether this bond buys them more than it costs.',
      'Consent can be asked for, limited and taken back; so this is an argument about the terms, not about the aim.',
      'What happens inside one border here is felt behind others. At what point do the neighbours have a say?',
    ],
  },
  {
    id: 'precedent',
    fits: says(
      /\b(?:worked|works? (?:fine|well|in|for)|already|before|in the past|history|example|just like|same as|similar to|got banned|was banned|were banned|did it|precedent|since the|back in|in (?:1[89]|20)\d\d)\b/i,
    ),
    wordings: [
      'One case is one case. Two things have to be shown: that it was this measure which did it, and that the two situations are alike.',
      'I accept the precedent as far as it goes. What made it work there, and is that present here?',
      'For every case that went well there is one to set beside it that did not. What tells the two apart?',
    ],
  },
  {
    id: 'support',
    fits: says(
      /\b(?:most (?:countries|states|people|of)|majority|\d+ (?:countries|states|nations|members)|support(?:ed|s)?|agree[sd]?|signed|popular|proposed|want it|in favou?r)\b/i,
    ),
    wordings: [
      'That many want it shows that it is popular, not that it works; and those who would have to carry it out may be among the few who said no.',
      'Numbers matter when those who must act are counted. Which of them have agreed?',
      'Support for an aim is cheap. Ask the same governments for the money and the inspectors, and count again.',
    ],
  },
  {
    id: 'cost',
    fits: says(
      /\b(?:costs?|costly|expensive|cheap(?:er|est)?|money|afford\w*|budget|price|pay(?:s|ing)?|funding|billions?|trillions?|millions?|invest\w*|profit\w*|tax(?:es)?)\b/i,
    ),
    wordings: [
      'Set the whole bill beside it: what does the alternative cost, who pays it, and who pays for doing nothing?',
      'A sum alone decides nothing. Compare what is bought with it, and who bears it in the end.',
      'Money can be raised, shared and phased. So the question is not whether it costs, but whether it is worth it and to whom.',
    ],
  },
  {
    id: 'authority',
    fits: says(
      /\b(?:experts?|stud(?:y|ies)|research\w*|reports?|scientists?|per ?cent|percent|%|figures?|statistics?|data|according to|shown|prove[nds]?)\b/i,
    ),
    wordings: [
      'Which study, of which year, and what did it measure? A figure helps when the room can look it up.',
      'I take the finding as you give it. It shows that the two go together; you still owe the step that one causes the other.',
      'Numbers answer the question they were gathered for. Was it the question before us?',
    ],
  },
  {
    id: 'risk',
    fits: says(
      /\b(?:risk\w*|danger\w*|accident\w*|fail\w*|wrong|unsafe|safe\w*|threat\w*|worse|escalat\w*|war|attack\w*|disaster\w*|leak\w*|crash\w*|mistakes?|errors?|bias\w*)\b/i,
    ),
    wordings: [
      'A risk has a size and a likelihood. Give both, and give them for the road you would take as well.',
      'Things went wrong, and rules were changed after it. What shows that the risk is as large today?',
      'To be safe from every risk one would have to do nothing, and doing nothing has its own list of victims.',
    ],
  },
  {
    id: 'lives',
    fits: says(
      /\b(?:lives|die[sd]?|dying|deaths?|dead|kill\w*|suffer\w*|victims?|innocent|children|kids|famine|starv\w*|massacre\w*|genocide)\b/i,
    ),
    wordings: [
      'Nobody in this room weighs lives lightly. What is in dispute is which of the two choices saves more of them, and for that you have given no comparison.',
      'The harm you name is real. It tells us that something must be done; it does not yet tell us that this is the thing.',
      'I share the concern, and I turn it round: count the people who are worse off if your plan fails half-way.',
    ],
  },
  {
    id: 'fairness',
    fits: says(
      /\b(?:fair\w*|unfair\w*|justice|unjust|equal\w*|inequal\w*|rights?|moral\w*|ethic\w*|deserve\w*|poor(?:er|est)?|rich(?:er|est)?|privilege\w*|racis\w*|discriminat\w*|dignity)\b/i,
    ),
    wordings: [
      'Fair to whom? You have named those who gain; name those who pay, and ask whether they would call it fair.',
      'Principle and effect are two things. If the fair rule leaves the weakest worse off, which of the two do you keep?',
      'Justice asks for equal treatment of equal cases. Are those you compare in the same position?',
    ],
  },
  {
    id: 'time',
    fits: says(
      /\b(?:urgent\w*|now|immediately|wait\w*|delay\w*|late|too long|slow\w*|quick\w*|fast|by 20\d\d|deadline|years?|decades?|emergency|time)\b/i,
    ),
    wordings: [
      'Time cuts both ways: a measure adopted in haste and reversed in three years is slower than one that lasts.',
      'That it is pressing says that we must act, not that this is the act that helps in time.',
      'Then put dates to it. What is done in the first year, and what if that year is missed?',
    ],
  },
  {
    id: 'overgeneral',
    fits: says(
      /\b(?:everyone|everybody|nobody|no one|always|never|all (?:countries|states|governments|people|of them)|every (?:country|state|time)|none of)\b/i,
    ),
    wordings: [
      'One exception is enough to sink a sentence with “all”, “always” or “never” in it, and the room will find one.',
      'That is too wide to be true of all cases. Say for whom it holds, and we can talk about those.',
      'If it held without exception, you would not need to argue it. Which cases do you really mean?',
    ],
  },
]

/** Answers to how a sentence is made, for when nothing it is about is met. */
export const FORM_MOVES: readonly Move[] = [
  {
    id: 'off-motion',
    fits: ({ isOff, wordCount }) => isOff && wordCount >= 5,
    wordings: [
      'I do not see how that bears on the motion. Say what follows from it for the thing we are to decide.',
      'It may well be so, and the motion would stand as before. Where is the link?',
      'That belongs to another debate, unless you can tie it to what this motion would change.',
    ],
  },
  {
    id: 'rhetorical-question',
    fits: ({ isQuestion }) => isQuestion,
    wordings: [
      'You put it as a question; turn it into a claim, and then give the reason for it.',
      'The question is fair, and the burden stays with whoever wants the change. What is your own answer to it?',
      'I could ask the same of your side, and neither of us would have proved anything by asking.',
    ],
  },
  {
    id: 'no-reason',
    fits: ({ hasReason, hasEvidence }) => !hasReason && !hasEvidence,
    wordings: [
      'That is a claim. The word I miss is “because”, and a case in which it came true.',
      'Say what it follows from: at present I have only your word for it.',
      'You may be right. But what would convince someone who starts from the other end?',
    ],
  },
  {
    id: 'no-evidence',
    fits: ({ hasReason, hasEvidence }) => hasReason && !hasEvidence,
    wordings: [
      'The reasoning hangs together, but it hangs in the air: one place, one year, one figure would tie it down.',
      'I follow the step. What shows that it happens outside of the sentence?',
      'In theory, yes. Where has it been tried, and by whom was it measured?',
    ],
  },
  {
    id: 'consequence',
    fits: ({ hasEvidence }) => hasEvidence,
    wordings: [
      'Let the fact stand. It describes how things are; the motion is about whether this measure changes them.',
      'I do not dispute it. What I dispute is the step from there to your conclusion, and you have not taken it yet.',
      'Suppose that is exactly so. Then ask what the day after looks like, and who is better off on it.',
    ],
  },
  {
    id: 'comparison',
    fits: () => true,
    wordings: [
      'Measure it against doing nothing: what is better in five years with it than without?',
      'The test is not whether it is good in itself, but whether it beats the next best thing.',
      'And if it does half of what you hope? Would you still want it at the same price?',
    ],
  },
  {
    id: 'burden',
    fits: () => true,
    wordings: [
      'Whoever asks for the change owes the proof, and so far I have been told the hope.',
      'I would need less to doubt it than you need to carry it, and you have not met your share.',
      'Both of us can imagine how it ends. Which of us has shown it?',
    ],
  },
]
