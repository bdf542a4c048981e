import * as z from 'zod/mini'

const index = z.int().check(z.gte(0), z.lte(15))
/** A seat's id: its country's ISO alpha-3 code in lower case. */
export const SeatCode = z.string().check(z.regex(/^[a-z]{3}$/))
/** Who moves a text: a seat, or the chair with its single text. */
export const Mover = z.string().check(z.regex(/^(?:[a-z]{3}|chair)$/))
const reference = z.string().check(z.minLength(1), z.maxLength(64))

/** One issue settled by one option, both by their place on the agenda. */
export const Change = z.strictObject({ issue: index, option: index })
const target = z.optional(SeatCode)
const issue = z.optional(index)
const changes = z.array(Change).check(z.minLength(1), z.maxLength(3))

/** Motions a seat may raise, in no order: a procedure pack gives them their precedence. `vote` closes the debate. */
export const MOTION_KINDS = [
  'vote',
  'appeal',
  'suspend',
  'unmoderated-caucus',
  'moderated-caucus',
  'adjourn-meeting',
  'adjourn-debate',
  'limit-time',
  'close-list',
  'reopen-list',
  'important-question',
  'division',
  'roll-call',
  'consensus',
  'reconsider',
  'straw-poll',
] as const

/** Points and requests the chair rules on at once. */
export const POINT_KINDS = [
  'order',
  'privilege',
  'inquiry',
  'information',
  'right-of-reply',
  'explanation-of-vote',
  'present-and-voting',
  'for-the-motion',
  'against-the-motion',
] as const

/** A formal act, as the engine knows it: the same shape whether typed, spoken, clicked or chosen by a delegate. */
export const Act = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('support'), change: Change, target }),
  z.strictObject({ kind: z.literal('oppose'), change: Change, target }),
  z.strictObject({ kind: z.literal('question'), issue, target }),
  z.strictObject({ kind: z.literal('appeal'), issue, target }),
  z.strictObject({ kind: z.literal('reassure'), issue, target }),
  z.strictObject({ kind: z.literal('warn'), issue, target }),
  z.strictObject({ kind: z.literal('apologise'), target }),
  z.strictObject({ kind: z.literal('explain'), issue: index, target }),
  z.strictObject({ kind: z.literal('propose'), changes }),
  z.strictObject({ kind: z.literal('concede'), changes, target }),
  z.strictObject({ kind: z.literal('trade'), target: SeatCode, give: Change, take: Change }),
  z.strictObject({ kind: z.literal('accept'), offer: reference }),
  z.strictObject({ kind: z.literal('decline'), offer: reference }),
  z.strictObject({ kind: z.literal('promise'), target: SeatCode, change: z.optional(Change) }),
  z.strictObject({ kind: z.literal('threaten'), target, change: z.optional(Change) }),
  z.strictObject({
    kind: z.literal('react'),
    proposal: reference,
    reaction: z.enum(['welcome', 'live-with', 'cannot-accept']),
  }),
  z.strictObject({ kind: z.literal('declare'), draft: reference, stance: z.enum(['favour', 'against', 'undecided']) }),
  z.strictObject({ kind: z.literal('sponsor'), draft: reference }),
  z.strictObject({ kind: z.literal('sign'), draft: reference }),
  z.strictObject({ kind: z.literal('withdraw'), draft: reference }),
  z.strictObject({
    kind: z.literal('motion'),
    motion: z.enum(MOTION_KINDS),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(30))),
    seconds: z.optional(z.int().check(z.gte(10), z.lte(600))),
    issue,
    change: z.optional(Change),
  }),
  z.strictObject({ kind: z.literal('point'), point: z.enum(POINT_KINDS) }),
  z.strictObject({ kind: z.literal('second') }),
  z.strictObject({ kind: z.literal('request-floor') }),
  z.strictObject({ kind: z.literal('yield') }),
  z.strictObject({ kind: z.literal('vote'), choice: z.enum(['for', 'against', 'abstain']) }),
  z.strictObject({ kind: z.literal('choose'), choice: reference }),
  z.strictObject({ kind: z.literal('remark'), target }),
])
export type Act = z.infer<typeof Act>

/** The kinds of act, in the order of the union. */
export const ACT_KINDS = [
  'support',
  'oppose',
  'question',
  'appeal',
  'reassure',
  'warn',
  'apologise',
  'explain',
  'propose',
  'concede',
  'trade',
  'accept',
  'decline',
  'promise',
  'threaten',
  'react',
  'declare',
  'sponsor',
  'sign',
  'withdraw',
  'motion',
  'point',
  'second',
  'request-floor',
  'yield',
  'vote',
  'choose',
  'remark',
] as const
