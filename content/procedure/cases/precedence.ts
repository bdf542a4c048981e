import type { MotionPut } from '@placard/engine'
import { type Case, CO, GA, HABIT, mod, NO_DRAFT, pending, RULING, SC, suspend, unmod } from './floor.ts'

/** Every motion of the Assembly in its order, with terms that are in order. */
const IN_ORDER: readonly MotionPut[] = [
  { motion: 'appeal' },
  suspend(5),
  unmod(5),
  mod(5),
  { motion: 'adjourn-debate' },
  { motion: 'vote' },
  { motion: 'limit-time', seconds: 60 },
  { motion: 'close-list' },
  { motion: 'important-question' },
  { motion: 'division', issue: 2 },
  { motion: 'roll-call' },
  { motion: 'consensus' },
]

/** Each motion yields to the one above it, and comes before the one below. */
export const PRECEDENCE: readonly Case[] = IN_ORDER.slice(1).flatMap((below, index): Case[] => {
  const above = IN_ORDER[index]
  if (!above) return []
  const order = index < 1 ? 'A/520 rules 71 and 77' : HABIT
  return [
    [
      GA,
      above,
      { ...RULING, ...pending(below) },
      'in order',
      `${above.motion} is decided before ${below.motion}`,
      order,
    ],
    [
      GA,
      below,
      { ...RULING, ...pending(above) },
      'lower-precedence',
      `${below.motion} waits until ${above.motion} is decided`,
      order,
    ],
  ]
})

export const STATUTORY: readonly Case[] = [
  [
    GA,
    suspend(5),
    pending({ motion: 'adjourn-debate' }),
    'in order',
    'suspension is first of the four',
    'A/520 rule 77',
  ],
  [
    GA,
    suspend(5),
    pending({ motion: 'adjourn-meeting' }),
    'in order',
    'suspension precedes adjournment of the meeting',
    'A/520 rule 77',
  ],
  [
    GA,
    { motion: 'adjourn-meeting' },
    { ...pending({ motion: 'adjourn-debate' }), isDecided: true },
    'in order',
    'adjournment of the meeting precedes that of the debate',
    'A/520 rule 77',
  ],
  [
    GA,
    { motion: 'adjourn-debate' },
    pending({ motion: 'vote' }),
    'in order',
    'adjournment of the debate precedes its closure',
    'A/520 rule 77',
  ],
  [
    GA,
    { motion: 'vote' },
    pending({ motion: 'adjourn-debate' }),
    'lower-precedence',
    'closure is last of the four',
    'A/520 rule 77',
  ],
  [
    SC,
    suspend(5),
    pending({ motion: 'adjourn-debate' }),
    'in order',
    'suspension is first in the Council too',
    'S/96 rule 33',
  ],
  [
    SC,
    { motion: 'adjourn-debate' },
    pending(suspend(5)),
    'lower-precedence',
    'postponement comes after suspension',
    'S/96 rule 33',
  ],
]

export const CAUCUSES: readonly Case[] = [
  [GA, unmod(10), pending(unmod(5)), 'in order', 'the longer caucus is decided first'],
  [GA, unmod(5), pending(unmod(10)), 'lower-precedence', 'the shorter caucus waits'],
  [GA, unmod(5), pending(unmod(5)), 'lower-precedence', 'of two equal ones the first raised is decided first'],
  [GA, mod(10), pending(mod(5)), 'in order', 'the longer caucus is decided first'],
  [GA, mod(4), pending(mod(5)), 'lower-precedence', 'the shorter caucus waits'],
  [GA, unmod(2), pending(mod(15)), 'in order', 'unmoderated comes before moderated at any length'],
  [
    GA,
    mod(15),
    pending(unmod(2)),
    'lower-precedence',
    'length does not lift a moderated caucus over an unmoderated one',
  ],
  [GA, unmod(1), {}, 'in order', 'one minute is the least'],
  [GA, unmod(15), {}, 'in order', 'fifteen minutes are the most'],
  [GA, unmod(16), {}, 'duration-out-of-range', 'fifteen minutes are the most'],
  [GA, unmod(0), {}, 'duration-out-of-range', 'a caucus takes time'],
  [GA, { motion: 'unmoderated-caucus' }, {}, 'duration-out-of-range', 'the motion names its length'],
  [GA, unmod(10), { remainingMs: 300_000 }, 'duration-out-of-range', 'the meeting ends before that'],
  [GA, unmod(5), { remainingMs: 300_000 }, 'in order', 'it fits to the minute'],
  [GA, mod(5, 30), {}, 'in order', 'thirty seconds a speech are the least'],
  [GA, mod(5, 29), {}, 'duration-out-of-range', 'thirty seconds a speech are the least'],
  [GA, mod(5, 180), {}, 'in order', 'three minutes a speech are the most'],
  [GA, mod(5, 181), {}, 'duration-out-of-range', 'three minutes a speech are the most'],
  [GA, { motion: 'moderated-caucus', minutes: 5 }, {}, 'duration-out-of-range', 'the motion names a speaking time'],
  [GA, mod(5), { business: 'moderated-caucus' }, 'caucus-in-progress', 'one caucus at a time'],
  [GA, unmod(5), { business: 'unmoderated-caucus' }, 'caucus-in-progress', 'one caucus at a time'],
  [
    GA,
    unmod(5),
    { decidedAt: { 'unmoderated-caucus': 500_000 } },
    'motion-repeated',
    'the same motion was decided 100 s ago',
  ],
  [GA, unmod(5), { decidedAt: { 'unmoderated-caucus': 420_000 } }, 'in order', 'three minutes have passed'],
  [GA, mod(5), { decidedAt: { 'unmoderated-caucus': 599_000 } }, 'in order', 'it is another motion'],
  [GA, unmod(5), NO_DRAFT, 'in order', 'a caucus needs no draft'],
  [SC, unmod(5), {}, 'in order', 'the Council knows it by habit'],
  [CO, unmod(5), {}, 'not-in-this-procedure', 'consensus has no caucus motions'],
  [CO, mod(5), {}, 'not-in-this-procedure', 'consensus has no caucus motions'],
  [CO, suspend(5), {}, 'in order', 'informal consultations take their place'],
  [GA, suspend(15), {}, 'in order', 'a suspension of fifteen minutes', 'A/520 rule 76'],
  [GA, suspend(16), {}, 'duration-out-of-range', 'fifteen minutes are the most'],
]
