import { type Move, says } from './debate-move.ts'
import { TALK } from './debate-talk.en.ts'

/** Answers to what a sentence is about, the most telling first. */
export const SUBJECT_MOVES: readonly Move[] = [
  ...TALK.map(({ id, pattern, wordings }) => ({ id, fits: says(pattern), wordings })),
  {
    id: 'insult',
    fits: says(/\b(?:stupid|idiot\w*|dumb|nonsense|ridiculous|bullshit|trash|garbage|clown|moron\w*|braindead|bs)\b/i),
    wordings: [
      'A harsh word is not a reason. Take it away, and what is left of the point?',
      'The room judges arguments, not tempers. Give me the argument, and I will answer it.',
      'Call it what you like; you still have to show where it goes wrong.',
    ],
  },
  {
    id: 'who-decides',
    fits: says(
      /\b(?:who decides|decid\w+|define[sd]?|definition|counts? as|judge[sd]?|criteria|threshold|trigger|determin\w+|subjective)\b/i,
    ),
    wordings: [
      'Then everything hangs on who decides, and by what test. Who would that be?',
      'Give me the definition in one sentence, and I will give you a borderline case that splits this room.',
      'A body that decides needs a mandate, a majority and an appeal. Which of the three does yours have?',
    ],
  },
  {
    id: 'alternative',
    fits: says(
      /\b(?:only (?:way|solution|option)|no (?:other|alternative)|instead|alternative\w*|better (?:way|option|to)|exist\w*|why not|could (?:just|also)|other ways?|recycl\w*|renewables?|solar|batter(?:y|ies))\b/i,
    ),
    wordings: [
      'An alternative has to do the whole job: as much, as soon, and in the places where it is needed. Does yours, on its own?',
      'It need not be one or the other. If both help, your way is no argument against mine.',
      'Show me one place where that has been enough, and tell me what it took to get there.',
    ],
  },
  {
    id: 'corruption',
    fits: says(
      /\b(?:corrupt\w*|steal\w*|stole|dictators?|regimes?|elites?|leaders|waste[ds]?|misus\w*|abus\w*|lobby\w*)\b/i,
    ),
    wordings: [
      'Abuse is a reason to build in audits and conditions. It is a reason to say no only if no safeguard would work.',
      'Those who would misuse this already misuse what we have today. Which of the two is easier to watch?',
      'Any tool can be misused. What about this one would give bad actors more power than they have now?',
    ],
  },
  {
    id: 'enforcement',
    fits: says(
      /\b(?:enforc\w*|comply|compli\w*|verif\w+|obey\w*|cheat\w*|loopholes?|inspect\w*|monitor\w*|ignore (?:it|them|the)|break the|binding|punish\w*|police)\b/i,
    ),
    wordings: [
      'Who checks, with what access, and what happens on the day a government says no? Without those three answers, a rule is only a wish.',
      'A rule is only as good as its inspections. Name the body that would carry them out, and say what it may do.',
      'Every rule gets broken by someone. You would have to show that this one is broken so often that we would be better off without it.',
    ],
  },
  {
    id: 'motive',
    fits: says(
      /\b(?:just (?:want|do|care|say)|only care|selfish|interests?|hypocri\w*|excuse\w*|pretend\w*|lying|lie[sd]?|basically saying|you(?:'re| are) (?:just|only|basically|saying)|moving|changing)\b/i,
    ),
    wordings: [
      'That is about why a country might say it, not about whether it is true. Suppose the motive is a bad one: does that make the point false?',
      'That is not quite my point. I am asking what would follow from the plan, not whom it would please.',
      'Every delegation here has interests. Build the plan on them, or tell us how it can work in spite of them.',
    ],
  },
  {
    id: 'sovereignty',
    fits: says(
      /\b(?:sovereign\w*|domestic|interfer\w+|own (?:laws?|people|choice|affairs)|independen\w+|colonial\w*|impos\w+|forc(?:e|ed|ing) (?:countries|states|them|on))\b/i,
    ),
    wordings: [
      'Signing up to a rule is itself an act of sovereignty. The question is whether States gain more by it than they give up.',
      'Consent can be sought, limited and withdrawn, so this is an argument about the terms and not about the aim.',
      'What one country does here, its neighbours feel. At what point do they get a say?',
    ],
  },
  {
    id: 'precedent',
    fits: says(
      /\b(?:worked|works? (?:fine|well|in|for)|already|before|in the past|history|example|just like|same as|similar to|got banned|was banned|were banned|did it|precedent|since the|back in|in (?:1[89]|20)\d\d)\b/i,
    ),
    wordings: [
      'One case is only one case. You have to show two things: that this measure made the difference, and that the two situations are alike.',
      'I accept the precedent as far as it goes. What made it work there, and do we have that here?',
      'For every case that went well, there is one that did not. What made the difference?',
    ],
  },
  {
    id: 'support',
    fits: says(
      /\b(?:most (?:countries|states|people|of)|majority|\d+ (?:countries|states|nations|members)|support(?:ed|s)?|agree[sd]?|signed|popular|proposed|want it|in favou?r)\b/i,
    ),
    wordings: [
      'Wide support shows that it is popular, not that it works. And those who would have to carry it out may be among the few who said no.',
      'What matters is whether those who would have to act are on board. Which of them have agreed?',
      'Support for an aim is cheap. Ask the same governments for the money and the inspectors, and count again.',
    ],
  },
  {
    id: 'cost',
    fits: says(
      /\b(?:costs?|costly|expensive|cheap(?:er|est)?|money|afford\w*|budget|price|pay(?:s|ing)?|funding|billions?|trillions?|millions?|invest\w*|profit\w*|tax(?:es)?)\b/i,
    ),
    wordings: [
      'Then compare the whole bill: what does the alternative cost, who pays for that, and who pays if we do nothing?',
      'A sum alone settles nothing. What does the money buy, and who pays in the end?',
      'Costs can be shared and spread over time. The question is not whether there is a price, but whether it is worth paying, and for whom.',
    ],
  },
  {
    id: 'authority',
    fits: says(
      /\b(?:experts?|stud(?:y|ies)|research\w*|reports?|scientists?|per ?cent|percent|%|figures?|statistics?|data|according to|shown|prove[nds]?)\b/i,
    ),
    wordings: [
      'Which study, from which year, and what did it measure? A figure helps when the room can look it up.',
      'I accept the finding as you give it. It shows that the two go together; you still have to show that one causes the other.',
      'Numbers answer the question they were collected for. Is that the question before us?',
    ],
  },
  {
    id: 'risk',
    fits: says(
      /\b(?:risk\w*|danger\w*|accident\w*|fail\w*|wrong|unsafe|safe\w*|threat\w*|worse|escalat\w*|war|attack\w*|disaster\w*|leak\w*|crash\w*|mistakes?|errors?|bias\w*)\b/i,
    ),
    wordings: [
      'How big is that risk, and how likely? And how does it compare with the risks of the course you would take?',
      'Rules usually change once things have gone wrong. What shows that the risk is still as large today?',
      'The only way to avoid every risk is to do nothing, and doing nothing has victims of its own.',
    ],
  },
  {
    id: 'lives',
    fits: says(
      /\b(?:lives|die[sd]?|dying|deaths?|dead(?!line)(?![- ](?:tired|end|sure|certain|wrong|serious))|kill\w*|suffer\w*|victims?|innocent|children|kids|famine|starv\w*|massacre\w*|genocide)\b/i,
    ),
    wordings: [
      'Nobody in this room takes lives lightly. The dispute is over which choice saves more of them, and you have not compared the two.',
      'The harm you name is real. It tells us that something must be done; it does not yet tell us that this is what to do.',
      'I share the concern, so let me turn it round: how many people would be worse off if your plan failed halfway?',
    ],
  },
  {
    id: 'fairness',
    fits: says(
      /\b(?:fair\w*|unfair\w*|justice|unjust|equal\w*|inequal\w*|rights?|moral\w*|ethic\w*|deserve\w*|poor(?:er|est)?|rich(?:er|est)?|privilege\w*|racis\w*|discriminat\w*|dignity)\b/i,
    ),
    wordings: [
      'Fair to whom? Tell us who gains and who pays, and whether those who pay would call it fair.',
      'A fair rule can have unfair results. If it leaves the weakest worse off, do you still keep it?',
      'Justice means treating like cases alike. Are the cases you compare really alike?',
    ],
  },
  {
    id: 'time',
    fits: says(
      /\b(?:urgent\w*|(?:act|right|start|begin) now|now or never|immediately|wait\w*|delay\w*|late|too long|slow\w*|quick\w*|fast|by 20\d\d|deadline|years?|decades?|emergency|time)\b/i,
    ),
    wordings: [
      'Time cuts both ways: a measure adopted in haste and reversed in three years is slower than one that lasts.',
      'Urgency tells us that we must act. It does not tell us that this would help in time.',
      'Then put dates on it. What happens in the first year, and what if that deadline is missed?',
    ],
  },
  {
    id: 'overgeneral',
    fits: says(
      /\b(?:everyone|everybody|nobody|no one|always|never|all (?:countries|states|governments|people|of them)|every (?:country|state|time)|none of)\b/i,
    ),
    wordings: [
      'One exception is enough to sink a claim with “all”, “always” or “never” in it, and the room will find one.',
      'That is too broad to be true in every case. Tell us where it does hold, and we can talk about that.',
      'If that were true without exception, there would be nothing to debate. Which cases do you have in mind?',
    ],
  },
]
