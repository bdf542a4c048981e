import { actOf } from './motion-act.ts'

/** Kinds of measures, by what they do to their object. */
export const MEASURE_KINDS = [
  'allow',
  'sanction',
  'return',
  'ban',
  'end',
  'charge',
  'money',
  'duty',
  'right',
  'reform',
  'technology',
  'start',
  'force',
  'law',
  'watching',
  'any',
] as const

/** What a motion is: a judgement that blames or praises, or a kind of measure. */
export type MotionKind = 'blame' | 'praise' | (typeof MEASURE_KINDS)[number]

/** Measures that bring something in. What ends or allows something is argued the other way round. */
export const BRINGING: readonly MotionKind[] = MEASURE_KINDS.filter((kind) => kind !== 'allow' && kind !== 'end')

export const isJudgement = (kind: MotionKind): boolean => kind === 'blame' || kind === 'praise'

const MACHINES =
  '(?:AI|A\\.I\\.|artificial intelligence|algorithms?|robots?|machines?|chatbots?|automation|facial recognition|self[- ]driving|drones?)'

/** Main verbs of motions, the first that fits: what stands after "would" or "should". */
const HEADS: readonly (readonly [MotionKind, RegExp])[] = [
  [
    'allow',
    /^(?:be )?(?:allow|permit|legali[sz]e|decriminali[sz]e|let\b|authori[sz]e|(?:lift|end|relax|abolish|scrap|repeal) (?:the |all |its |their )?(?:\w+ )?(?:bans?|prohibitions?)\b)/,
  ],
  [
    'sanction',
    /^(?:be )?(?:boycott|sanction|embargo|(?:impose|introduce|adopt) (?:\w+ )*(?:sanctions|embargo)|stay away|isolate|suspend (?:trade|relations)|stop (?:trading|selling arms))/,
  ],
  ['return', /^(?:be )?(?:return|give(?:n)? .*\bback\b|give back|hand(?:ed)? back|hand .*\bback\b|repatriat|restitut)/],
  [
    'ban',
    /^(?:be )?(?:ban\b|bann|prohibit|forbid|outlaw|criminali[sz]|phas\w+ out|stop|halt|limit|restrict|cap\b|capped|ration|block|censor|exclude|illegal|mak\w+ (?:.* )?illegal|made illegal|not be allowed)/,
  ],
  [
    'end',
    /^(?:be )?(?:abolish|scrap|end\b|ended|eliminat|remov|get rid|do away|drop\b|dropped|dissolv|withdraw|leave|quit|clos(?:e|ed)\b|shut|disband|renounce|tak\w+ down|replace (?:\w+ )*with nothing)/,
  ],
  [
    'charge',
    /^(?:be )?(?:tax|charg|levy|fine\b|fined|(?:raise|increase|introduce|impose|put|create) (?:\w+ )*(?:tax(?:es)?|tariffs?|charges?|lev(?:y|ies)|price|fees?|tolls?)\b|mak\w+ .*\bpay\b|pay (?:more|higher) tax)/,
  ],
  [
    'money',
    /^(?:be )?(?:fund|financ|pay|paid|subsidi|spend|invest|sponsor|reward|compensat|cancel\w* (?:\w+ )*debts?|forgive (?:\w+ )*debts?|donat|give (?:\w+ )*money|mak\w+ .*\bfree(?: of charge)?$|made free|(?:be|provide|offer|introduce) (?:\w+ )*free\b|free\b)/,
  ],
  [
    'duty',
    /^(?:be )?(?:requir|oblig|forc|compel|compulsory|mandatory|obligatory|(?:be|mak\w+|made) (?:.* )?(?:compulsory|mandatory|obligatory)|(?:introduce|teach|have) (?:\w+ )*(?:compulsory|mandatory)|have to|(?:students|pupils|children) (?:wear|do)|wear\b|introduce (?:national|military) service)/,
  ],
  [
    'right',
    /^(?:be )?(?:giv\w+ .*\b(?:rights?|say|vote|status|citizenship|personhood)\b|grant|recogni[sz]|guarante|protect|lower the voting age|have (?:the|a|equal|more|legal) (?:\w+ )*(?:rights?|say|vote)|enshrine)/,
  ],
  [
    'technology',
    new RegExp(
      `^(?:be )?(?:us\\w+|adopt\\w*|replac\\w+|deploy\\w*|trust\\w*|embrac\\w+|rel(?:y|ied)|develop\\w*|introduc\\w+|driven by|graded by|welcom\\w+)\\b.*\\b${MACHINES}\\b`,
      'i',
    ),
  ],
  [
    'reform',
    /^(?:be )?(?:reform|replac|elect\b|elected|chang|restructur|reorgani[sz]|merg|split|break up|broken up|moderni[sz]|democrati[sz]|nationali[sz]|privati[sz]|(?:add|enlarge|expand) (?:.* )?(?:council|members|seats)|rotate)/,
  ],
]

/** Words that tell the kind wherever they stand, for motions whose verb does not. */
const ANYWHERE: readonly (readonly [MotionKind, RegExp])[] = [
  ['ban', /\b(?:bans?|banned|prohibit\w*|phas\w+[- ]out|moratori\w+|outlaw\w*|illegal|no[- ]first[- ]use)\b/],
  ['end', /\b(?:abolish\w*|abolition|eliminat\w+)\b/],
  ['sanction', /\b(?:sanction\w*|embargo\w*|boycott\w*|coercive measures?)\b/],
  ['reform', /\b(?:veto|security council|permanent members?|council reform)\b/],
  [
    'charge',
    /\b(?:tax(?:es|ation)?|lev(?:y|ies)|tariffs?|customs duties|border (?:charges?|adjustments?)|carbon pric\w+)\b/,
  ],
  [
    'force',
    /\b(?:interven\w+|military (?:action|intervention|force|means)|use of force|peacekeep\w+|no-fly|troops|invasion|responsibility to protect|r2p)\b/,
  ],
  ['money', /\b(?:fund(?:s|ing|ed)?|financ\w+|debts?|subsid\w+|pay(?:s|ments?)?|aid|reparations?|basic income)\b/],
  ['duty', /\b(?:compulsory|mandatory|obligatory|duty|oblig\w+)\b/],
  [
    'law',
    /\b(?:treaty|convention|binding|international court|tribunal|accountab\w+|international law|norms?|ratif\w+)\b/,
  ],
  ['watching', /\b(?:monitor\w*|inspect\w*|verif\w+|transparen\w+|observers?|oversight|stockpil\w+)\b/],
  ['right', /\b(?:rights? (?:to|of|for)|right\b)/],
]

const BLAMES =
  /\b(?:useless|bad|fail\w*|harm\w*|wrong|overrated|unfair\w*|unjust|dead|broken|worse|cruel\w*|corrupt\w*|danger\w*|outdated|obsolete|too|regrets?|opposes?|myth|mistake|waste|nothing|not|never|lost|ruin\w*|destroy\w*|toothless|weak|hypocri\w*|doesn'?t|don'?t|isn'?t|aren'?t|threat\w*)\b/i

/** What a motion proposes, or which way it judges. */
export function kindOf(motion: string): MotionKind {
  const act = actOf(motion)
  const lower = motion.toLowerCase()
  if (act === undefined && isVerdict(motion)) return BLAMES.test(motion) ? 'blame' : 'praise'
  const verb = (act?.act ?? lower.replace(/^(?:the |a |an )/, '')).toLowerCase()
  const head = HEADS.find(([, pattern]) => pattern.test(verb))?.[0]
  return head ?? ANYWHERE.find(([, pattern]) => pattern.test(lower))?.[0] ?? (act === undefined ? 'any' : 'start')
}

const VERDICT =
  /^this (?:house|committee|assembly|council|body) (?:regrets?|opposes?)\b|\b(?:is|are|was|were|does|do|did|has|have|doesn'?t|don'?t|works?|fails?|failed|makes?|needs?|deserves?|matters?|harms?|helps?|destroys?|ruins?)\b/i

const isVerdict = (motion: string) =>
  !/\b(?:would|should|must|ought|shall)\b/i.test(motion) &&
  !/^(?:ban|tax|abolish|end|fund|make|give|return|boycott)\b/i.test(motion) &&
  VERDICT.test(motion)
