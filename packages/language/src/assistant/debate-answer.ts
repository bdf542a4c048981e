import type { ModelMessage } from '@placard/application'
import type { Personality } from '@placard/engine'
import { givesReason, hasEvidence } from '../text/signs.ts'
import type { Answer } from './answer.ts'
import { motionSlot, pointSources } from './argue.ts'
import type { DebateBook, DebatePoint } from './content.ts'
import type { Debate, DebateWish } from './debate.ts'
import { debateMessages as words } from './debate-messages.en.ts'
import { debateReply, pointText } from './debate-reply.ts'
import { type Exchange, exchangeOf, fresh, type HeardPoint, heardPoints, madePoints, quoteOf } from './debate-state.ts'
import { answerToNumber, bestPoints, debateSpeech } from './debate-texts.ts'
import { otherSide } from './side.ts'

/** What an answer in an argument is made from. */
export interface DebateMaterial {
  readonly book: DebateBook
  readonly turns: readonly ModelMessage[]
  readonly mode: Personality
  /** The user's last message with its spelling mended. */
  readonly mended: string
}

/** The assistant's next words in an argument. */
export function debateAnswer(debate: Debate, wish: DebateWish, material: DebateMaterial): Answer {
  const exchange = exchangeOf(debate, material.book, material.turns)
  return ANSWERS[wish](exchange, material)
}

type Answering = (exchange: Exchange, material: DebateMaterial) => Answer

const argued = (text: string): Answer => ({ text, sources: [], form: 'argument' })

const ANSWERS = {
  reply: (exchange, { mode, mended }) => {
    const { text, points, isSpent } = debateReply(exchange, mode, mended)
    return isSpent ? spentAnswer(exchange) : withSources(exchange, text, points)
  },
  switch: (exchange) => switched(exchange),
  'switch-and-reply': (exchange, { mode, mended }) => {
    const { text, points } = debateReply(exchange, mode, mended)
    return withSources(exchange, [words.switched(words.sides[exchange.debate.side]), text].join('\n\n'), points)
  },
  winner: (exchange) => argued(winnerText(exchange)),
  'sum-up': (exchange) => argued(sumUp(exchange)),
  'open-points': (exchange) => argued(tally(exchange)),
  another: (exchange) => next(exchange),
  reason: (exchange) => argued(reasonText(exchange)),
  evidence: (exchange) => evidence(exchange),
  help: (exchange, { mended }) => answerToNumber(exchange, mended) ?? help(exchange),
  weakest: (exchange) => argued(weighed(exchange, 'weakest')),
  strongest: (exchange) => argued(weighed(exchange, 'strongest')),
  rebuttals: (exchange) => rebuttals(exchange),
  concede: (exchange) => argued(conceded(exchange)),
  resume: (exchange) => argued(resumed(exchange)),
  speech: (exchange, { mended }) => debateSpeech(exchange, mended),
  list: (exchange, { mended }) => bestPoints(exchange, mended),
} satisfies Record<DebateWish, Answering>

function withSources({ cases, debate }: Exchange, text: string, points: readonly DebatePoint[]): Answer {
  return { ...argued(text), sources: pointSources(cases.id, cases[debate.side], points) }
}

/** Nothing new is left: that is said, and what stands open. */
function spentAnswer(exchange: Exchange): Answer {
  const { debate, said } = exchange
  const last = debate.replies.at(-1)?.text ?? ''
  const line = fresh(words.spent, said) ?? words.spentAnswer(quoteOf(last), openOfUser(exchange).length)
  return argued([line, tally(exchange), words.offer].join('\n\n'))
}

const openOfUser = (exchange: Exchange) => heardPoints(exchange).filter(({ isAnswered }) => !isAnswered)

const POINTS_OF_SWITCH = 2

function switched(exchange: Exchange): Answer {
  const { mine, said, debate } = exchange
  const points = mine.filter(({ claim }) => !said.includes(claim)).slice(0, POINTS_OF_SWITCH)
  const lines = points.map((point, index) => `${index + 1}. ${pointText(point)}`)
  const head = `${words.switched(words.sides[debate.side])} ${words.tallyMotion(motionSlot(debate.motion))}`
  return withSources(exchange, [head, lines.join('\n'), words.yourTurn].filter(Boolean).join('\n\n'), points)
}

function next(exchange: Exchange): Answer {
  const [point] = exchange.mine.filter(({ claim }) => !exchange.said.includes(claim))
  if (point === undefined) return spentAnswer(exchange)
  const lead = fresh(words.leads, exchange.said)
  return withSources(exchange, [lead, pointText(point)].filter(Boolean).join(' '), [point])
}

/** The points of both sides and which of them stand open. */
function tally(exchange: Exchange): string {
  const mine = madePoints(exchange).map(({ point, isMet }) =>
    isMet ? words.answeredByYou(point.claim) : words.openForYou(point.claim),
  )
  const yours = heardPoints(exchange).map(({ quote, isAnswered }) =>
    isAnswered ? words.answeredByMe(quote) : words.openForMe(quote),
  )
  const list = (lines: readonly string[]) => (lines.length === 0 ? words.none : lines.join('\n'))
  const head = words.tallyHead(motionSlot(exchange.debate.motion))
  return [head, words.mineHead, list(mine), words.yoursHead, list(yours)].join('\n\n')
}

function winnerText(exchange: Exchange): string {
  const heard = heardPoints(exchange)
  if (heard.length === 0) return words.early
  const made = madePoints(exchange)
  const met = made.filter(({ isMet }) => isMet).length
  const answered = heard.filter(({ isAnswered }) => isAnswered).length
  const open = { mine: made.length - met, yours: heard.length - answered }
  const ahead = open.mine > open.yours ? 'me' : open.mine < open.yours ? 'you' : 'even'
  const count = words.count(made.length, met, heard.length, answered)
  return [`${count} ${words.ahead[ahead]}`, tally(exchange), words.limits].join('\n\n')
}

const SUMMED = 2

/** Both sides in four lines. */
function sumUp(exchange: Exchange): string {
  const { debate, mine, theirs, said } = exchange
  const made = mine.filter(({ claim }) => said.includes(claim)).slice(0, SUMMED)
  const own = claimsOf(made.length > 0 ? made : mine.slice(0, 1))
  const [best] = strongestFirst(heardPoints(exchange))
  const other = best === undefined ? claimsOf(theirs.slice(0, 1)) : words.quoted(best.quote)
  const [pro, con] = debate.side === 'for' ? [own, other] : [other, own]
  const [open] = madePoints(exchange).filter(({ isMet }) => !isMet)
  return [
    words.sumHead(motionSlot(debate.motion)),
    words.sumFor(pro),
    words.sumAgainst(con),
    ...(open === undefined ? [] : [words.sumOpen(open.point.claim)]),
  ].join('\n')
}

const claimsOf = (points: readonly DebatePoint[]) => points.map(({ claim }) => claim).join(' ')

function reasonText(exchange: Exchange): string {
  const made = exchange.mine.filter(({ claim }) => exchange.said.includes(claim))
  const lines = made.map(({ claim, reason }) => words.why(claim, reason)).toReversed()
  return fresh(lines, exchange.said) ?? words.noReason
}

function evidence(exchange: Exchange): Answer {
  const made = exchange.mine.filter(({ claim, fact }) => fact !== '' && exchange.said.includes(claim)).toReversed()
  const [point] = made
  if (point === undefined) return { ...argued(words.noRecord), form: 'admits' }
  return withSources(exchange, `${words.ground(point.claim, '').trim()} ${words.record(point.fact, point.source)}`, [
    point,
  ])
}

function help(exchange: Exchange): Answer {
  const { theirs, said, replied, debate } = exchange
  const used = heardPoints(exchange).flatMap(({ sentence }) => [...sentence.terms])
  const point = theirs.find(
    ({ claim, words: telling }) =>
      !said.includes(claim) && !replied.includes(claim) && !used.some((term) => telling.split(' ').includes(term)),
  )
  const any = point ?? theirs.find(({ claim }) => !said.includes(claim))
  if (any === undefined) return argued(words.noHelp)
  return argued(`${words.help(words.sides[otherSide(debate.side)], motionSlot(debate.motion))} ${pointText(any)}`)
}

const REBUTTALS = 3

function rebuttals(exchange: Exchange): Answer {
  const { mine, said } = exchange
  const answerable = mine.filter(({ answer }) => answer !== '')
  const made = answerable.filter(({ claim }) => said.includes(claim))
  const chosen = [...made, ...answerable.filter((one) => !made.includes(one))].slice(0, REBUTTALS)
  const lines =
    chosen.length > 0
      ? chosen.map(({ claim, answer }, index) => words.rebuttal(index + 1, claim, answer))
      : exchange.theirs
          .slice(0, REBUTTALS)
          .map(({ claim, reason }, index) => `${index + 1}. ${words.ground(claim, reason)}`)
  return { text: [words.rebuttals, lines.join('\n')].join('\n\n'), sources: [], form: 'list' }
}

const strength = ({ sentence }: HeardPoint) =>
  Number(givesReason(sentence)) * 2 + Number(hasEvidence(sentence)) * 2 + Math.min(1, sentence.words.length / 30)

const strongestFirst = (heard: readonly HeardPoint[]) => heard.toSorted((one, other) => strength(other) - strength(one))

function weighed(exchange: Exchange, which: 'weakest' | 'strongest'): string {
  const ranked = strongestFirst(heardPoints(exchange))
  const one = ranked.at(which === 'weakest' ? -1 : 0)
  if (one === undefined) return words.noPoints
  const [isReasoned, isShown] = [givesReason(one.sentence), hasEvidence(one.sentence)]
  const kind = isReasoned ? (isShown ? 'full' : 'reason') : isShown ? 'evidence' : 'bare'
  return which === 'weakest'
    ? words.weakest(one.quote, words.weakWhy[kind])
    : words.strongest(one.quote, words.strongWhy[kind])
}

function conceded(exchange: Exchange): string {
  const [open] = madePoints(exchange).filter(({ isMet }) => !isMet)
  return open === undefined ? words.concededAll : words.conceded(open.point.claim)
}

function resumed(exchange: Exchange): string {
  const { debate } = exchange
  const [open] = madePoints(exchange).filter(({ isMet }) => !isMet)
  const head = words.resumed(words.sides[debate.side], motionSlot(debate.motion))
  return [head, ...(open === undefined ? [] : [words.sumOpen(open.point.claim)]), words.yourTurn].join('\n\n')
}
