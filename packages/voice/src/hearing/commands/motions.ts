import { type Expansion, either, inTurn, maybe, type PhraseBook } from './phrase-book.ts'
import type { Motion, Point } from './room.ts'
import { speakerDoes } from './speaker.ts'

/** A motion in words: as a thing that is moved for, or as what the committee is moved to do. */
interface MotionWords {
  readonly things?: Expansion
  readonly deeds?: Expansion
}

const MEETING = either('meeting', 'session', 'debate')
const DRAFT = either('draft', 'draft resolution', 'resolution', 'text')

/** By motion; `<number>`, `<length>`, `<time>`, `<speech>`, `<issue>` and `<option>` are rules of the grammar. */
const MOTION_WORDS: Readonly<Record<Motion, MotionWords>> = {
  vote: {
    things: either('a vote', 'closure of debate', 'the closure of the debate', 'an immediate vote'),
    deeds: either(
      inTurn('close', maybe('the'), 'debate', maybe(either('and vote', 'and proceed to a vote', 'and move to a vote'))),
      'vote',
      either('proceed to a vote', 'go to a vote', 'move to a vote', 'call the question'),
      inTurn('put', either('the', 'this'), DRAFT, 'to', either('a', 'the'), 'vote'),
    ),
  },
  appeal: {
    deeds: inTurn(
      'appeal',
      maybe('against'),
      either('the', 'this'),
      either('ruling', 'decision'),
      maybe('of the chair'),
    ),
  },
  suspend: {
    things: inTurn(
      'a',
      either('suspension', 'suspension of the meeting', 'recess', 'short recess', 'break'),
      maybe('<length>'),
    ),
    deeds: inTurn('suspend', maybe('the'), MEETING, maybe('<length>')),
  },
  'unmoderated-caucus': {
    things: either(inTurn('an unmoderated caucus', maybe('<length>')), 'a <number> minute unmoderated caucus'),
  },
  'moderated-caucus': {
    things: either(
      inTurn('a moderated caucus', maybe('<length>'), maybe('on <issue>'), maybe('<speech>')),
      inTurn('a <number> minute moderated caucus', maybe('on <issue>'), maybe('<speech>')),
    ),
  },
  'adjourn-meeting': {
    things: 'adjournment of the meeting',
    deeds: inTurn('adjourn', either('the', 'this'), either('meeting', 'session')),
  },
  'adjourn-debate': { things: 'adjournment of the debate', deeds: inTurn('adjourn', maybe('the'), 'debate') },
  'limit-time': {
    things: inTurn('a', either('speaking time', 'speakers time', 'time limit'), 'of <time>'),
    deeds: inTurn(
      either('limit', 'set'),
      maybe('the'),
      either('speaking time', 'speakers time', 'speeches'),
      'to <time>',
    ),
  },
  'close-list': { things: 'closure of the speakers list', deeds: inTurn('close', maybe('the'), 'speakers list') },
  'reopen-list': {
    deeds: inTurn(either('reopen', 'open'), maybe('the'), 'speakers list', maybe('again')),
  },
  'important-question': {
    things: 'an important question',
    deeds: inTurn(either('treat', 'declare', 'make'), either('this', 'it'), maybe('as'), 'an important question'),
  },
  division: {
    things: either(
      inTurn('a division', maybe('of the question')),
      'division of the question',
      'a separate vote on <issue>',
    ),
    deeds: either('divide the question', 'vote separately on <issue>'),
  },
  'roll-call': { things: 'a roll call vote', deeds: 'vote by roll call' },
  consensus: { deeds: inTurn('adopt', either('the', 'this'), DRAFT, 'by consensus') },
  reconsider: {
    things: 'reconsideration',
    deeds: inTurn('reconsider', either('the', 'this'), either('vote', 'decision', DRAFT)),
  },
  'straw-poll': { things: inTurn('a straw poll', maybe('on <option>')) },
}

/** What a point or a request is called. */
const POINT_WORDS: Readonly<Record<Point, Expansion>> = {
  order: 'point of order',
  privilege: 'point of personal privilege',
  inquiry: either('point of inquiry', 'point of parliamentary inquiry', 'parliamentary inquiry'),
  information: 'point of information',
  'right-of-reply': 'right of reply',
  'explanation-of-vote': 'explanation of vote',
  'present-and-voting': 'present and voting',
  'for-the-motion': inTurn(either('speak for', 'speak in favour of'), 'the motion'),
  'against-the-motion': 'speak against the motion',
}

/** The motions of a session as they are moved. */
export function motionSentences(motions: readonly Motion[]): readonly Expansion[] {
  const things = motions.flatMap((motion) => MOTION_WORDS[motion].things ?? [])
  const deeds = motions.flatMap((motion) => MOTION_WORDS[motion].deeds ?? [])
  const ways = [
    ...(things.length === 0
      ? []
      : [inTurn(either('<moves> for', '<moves> to have', 'motion for', '<asks>'), either(...things))]),
    ...(deeds.length === 0
      ? []
      : [inTurn(either('<moves> to', 'motion to', '<wants> to', 'let us'), either(...deeds))]),
  ]
  return ways
}

/** The points of a session as they are raised. */
export function pointSentences(points: readonly Point[]): readonly Expansion[] {
  return points.map((point) => {
    const words = POINT_WORDS[point]
    if (point === 'present-and-voting') return inTurn(maybe('we are', 'i am', '<third> is'), words)
    if (point === 'for-the-motion' || point === 'against-the-motion') return inTurn(maybe('<wants> to'), words)
    return inTurn(maybe(either('<rises>', '<wants> a', 'a')), words)
  })
}

/** Most minutes of a caucus. */
const MINUTES_MOST = 30
/** Seconds of a speech that are said. */
const SECONDS = [15, 20, 30, 40, 45, 60, 90, 120]

/** The rules that the sentences above refer to. */
export function motionRules(book: PhraseBook): Readonly<Record<string, Expansion>> {
  const numbers = (values: readonly number[]) => book.names(values.map(String))
  const minutes = Array.from({ length: MINUTES_MOST - 1 }, (_, at) => at + 2)
  return {
    number: numbers(minutes),
    minutes: either('one minute', inTurn('<number>', 'minutes')),
    time: either(inTurn(numbers(SECONDS), 'seconds'), '<minutes>'),
    length: inTurn(either('of', 'for'), '<minutes>'),
    speech: inTurn(
      'with',
      either('a speaking time of <time>', '<time> of speaking time', '<time> each', '<time> speeches'),
    ),
    moves: either(speakerDoes(['move', 'moves'], ['raise a motion', 'raises a motion']), inTurn('<wants>', 'to move')),
    asks: speakerDoes(['propose', 'proposes'], ['request', 'requests'], ['call for', 'calls for']),
    rises: speakerDoes(['rise to a', 'rises to a'], ['raise a', 'raises a'], ['request a', 'requests a']),
  }
}
