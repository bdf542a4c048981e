import type { Debate } from './debate.ts'
import { leavesDebate } from './leaves-debate.ts'
import { type argueIn, debateWishIn, sideAfter } from './read-debate.ts'
import type { Conversation, Intent } from './request.ts'

/** The argument that a message begins, by the reader that is given; without a motion where it names none. */
export function debateStartIn(
  text: string,
  read: typeof argueIn,
  before: Conversation | undefined,
): Intent | undefined {
  const order = read(text)
  if (order === undefined) return undefined
  const motion = order.motion ?? (POINTS_BACK.test(text) ? before?.topic : undefined)
  return motion === undefined ? { kind: 'argue' } : { kind: 'argue', motion, side: order.side }
}

const POINTS_BACK = /\b(?:against|for|of|on|about|over) (?:it|that|this|them)\b/i
const NEW_MOTION =
  /(?:^|\b(?:let'?s|let us|now|new|next|another|please|can we|could we|want to|going to)\b.{0,20})\b(?:argue|debate)\b|\b(?:devil's advocate|this (?:house|committee|assembly|council) (?:would|believes?))\b|\bmotion\s*:/i

/** In an argument "I am for the ban" is a reply, unless a new motion is plainly put. */
export const isReplyWithSide = (text: string, before: Conversation | undefined): boolean =>
  before?.debate !== undefined && isDebating(before) && !NEW_MOTION.test(text)

/** Whether an argument is under way. */
export const isDebating = (before: Conversation | undefined): boolean =>
  before?.matter?.kind === 'debate' || before?.matter?.kind === 'argue'

/** What a message asks of a running argument, beside being a reply. */
export function wishIn(text: string, raw: string, before: Conversation | undefined): Intent | undefined {
  const debate = before?.debate
  if (debate === undefined) return undefined
  const turned = switchedWith(text, raw, debate)
  if (turned !== undefined && isDebating(before)) return turned
  const wish = debateWishIn(text)
  if (wish === undefined || (!isDebating(before) && !LASTING.includes(wish))) return undefined
  if (wish !== 'switch') return { kind: 'debate', debate: wish === 'concede' ? replied(debate, raw) : debate, wish }
  return { kind: 'debate', debate: { ...debate, side: sideAfter(text, debate.side) }, wish }
}

/** "Now you defend it and I attack. A fine helps nobody": sides change, and a first point is made. */
function switchedWith(text: string, raw: string, debate: Debate): Intent | undefined {
  const [first = '', ...rest] = text.split(/(?<=[.!?;:])\s+/)
  if (rest.length === 0 || debateWishIn(first) !== 'switch') return undefined
  const side = sideAfter(first, debate.side)
  const said = raw.slice(raw.length - rest.join(' ').length)
  return {
    kind: 'debate',
    debate: { ...debate, side, replies: [...debate.replies, { text: said, against: side }] },
    wish: 'switch-and-reply',
  }
}

/** Wishes that are understood after the argument was left for something else. */
const LASTING: readonly string[] = ['winner', 'resume', 'open-points', 'switch', 'rebuttals']

const replied = (debate: Debate, raw: string): Debate => ({
  ...debate,
  replies: [...debate.replies, { text: raw, against: debate.side }],
})

const REPLY_WORDS = 4

/** A statement in an argument is a reply, also after something else was asked in between. */
export function replyIn(text: string, raw: string, before: Conversation | undefined): Intent | undefined {
  const debate = before?.debate
  if (debate === undefined || leavesDebate(text)) return undefined
  const isStatement = !/\?\s*$/.test(raw) && text.split(/\s+/).length >= REPLY_WORDS && !ASKS.test(text)
  if (!isDebating(before) && !isStatement) return undefined
  return { kind: 'debate', debate: replied(debate, raw), wish: 'reply' }
}

const ASKS =
  /^(?:(?:so|and|but|ok(?:ay)?|wait)[\s,]+)*(?:what|how|why|when|where|who|which|can|could|do|does|did|is|are|tell|explain|write|give|make|help|show|list|compare)\b|\bwhat(?:'s|s| is) the difference\s*$/i
