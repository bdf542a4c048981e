import type { Answer } from './answer.ts'
import { motionSlot, pointSources } from './argue.ts'
import type { DebatePoint } from './content.ts'
import { debateMessages as words } from './debate-messages.en.ts'
import { pointText } from './debate-reply.ts'
import { type Exchange, heardPoints } from './debate-state.ts'
import { debateTextMessages as texts } from './debate-text-messages.en.ts'
import { NUMBERS } from './operation-patterns.ts'
import { secondsOf, wordsFor } from './products/length.ts'
import { wordCount } from './products/prose.ts'
import { lengthIn } from './products/read-length.ts'
import { otherSide, type Side } from './side.ts'

const SPEECH = { unit: 'seconds', count: 60 } as const
const LISTED = 3

/** The points of the assistant, those that were made first. */
function ranked({ mine, said }: Exchange): readonly DebatePoint[] {
  return mine.toSorted((one, other) => Number(said.includes(other.claim)) - Number(said.includes(one.claim)))
}

/** The best points of the assistant in a list. */
export function bestPoints(exchange: Exchange, message: string): Answer {
  const { debate, cases } = exchange
  const isOne = /\b(?:argument|point|reason|line|shot)\b(?!s)/i.test(message)
  const points = ranked(exchange).slice(0, isOne ? 1 : LISTED)
  const lines = points.map((point, at) => `${at + 1}. ${words.ground(point.claim, point.reason)}`)
  return {
    text: [texts.best(words.sides[debate.side], motionSlot(debate.motion)), lines.join('\n')].join('\n\n'),
    sources: pointSources(cases.id, cases[debate.side], points),
    form: isOne ? 'argument' : 'list',
  }
}

const NUMBERED =
  /\b(?:the |number |point |no\.? )?(first|second|third|1st|2nd|3rd|\d|one|two|three)(?: one| point| argument)?\b/i

/** What could be answered to a point of the last list, by its number; undefined when none is named. */
export function answerToNumber(exchange: Exchange, message: string): Answer | undefined {
  const word = message.match(NUMBERED)?.[1]?.toLowerCase()
  const number = word === undefined ? undefined : (NUMBERS[word] ?? Number(word))
  const point = number === undefined ? undefined : ranked(exchange)[number - 1]
  if (point === undefined || !/\b(?:answer|rebut|respond|reply|counter|beat|say)\b/i.test(message)) return undefined
  const [own] = exchange.theirs
  const answer = point.answer === '' ? (own === undefined ? '' : `${own.claim} ${own.reason}`) : point.answer
  return { text: texts.toPoint(point.claim, answer, motionSlot(exchange.debate.motion)), sources: [], form: 'argument' }
}

const OTHER = /\b(?:your|ur|the other|the opposite) (?:side|case|position)\b/i

/** A speech for one side: its points as far as there is time, the other side's best answered, and what was said. */
export function debateSpeech(exchange: Exchange, message: string): Answer {
  const { debate, cases, said, replied } = exchange
  const side: Side = OTHER.test(message) ? debate.side : otherSide(debate.side)
  const isUsers = side !== debate.side
  const wanted = wordsFor(lengthIn(message)?.length ?? SPEECH)
  const motion = motionSlot(debate.motion)
  const isClosing = /\b(?:clos\w+|final|conclu\w+|last)\b/i.test(message)
  const heard = isUsers ? heardPoints(exchange).map(({ quote }) => texts.asSaid(quote)) : []
  const points = cases[side].toSorted(
    (one, other) => Number(usedIn(other, said, replied)) - Number(usedIn(one, said, replied)),
  )
  const [rival] = cases[otherSide(side)].filter(({ claim }) => said.includes(claim))
  const open = texts.open[isClosing ? 'closing' : 'opening'](words.sides[side], motion)
  const end = texts.end(words.sides[side])
  const rebuttal = rival === undefined || rival.answer === '' ? [] : [texts.rebuts(rival.claim, rival.answer)]
  const body: string[] = []
  for (const paragraph of [
    ...heard.slice(0, 2),
    ...points.slice(0, 1).map(pointText),
    ...rebuttal,
    ...heard.slice(2),
    ...points.slice(1).map(pointText),
  ]) {
    if (wordCount([open, ...body, paragraph, end].join(' ')) > wanted * 1.08) continue
    body.push(paragraph)
  }
  const speech = [open, ...body, end]
  const count = wordCount(speech.join(' '))
  return {
    text: [texts.lead(words.sides[side], motion, secondsOf(count)), speech.map((one) => `> ${one}`).join('\n>\n')].join(
      '\n\n',
    ),
    sources: pointSources(
      cases.id,
      cases[side],
      points.filter(({ claim }) => body.some((one) => one.includes(claim))),
    ),
    form: 'speech',
  }
}

const usedIn = ({ claim }: DebatePoint, ...said: readonly string[]) => said.some((text) => text.includes(claim))
