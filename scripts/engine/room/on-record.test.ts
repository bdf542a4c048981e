import type { Act, SessionEvent } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { ON_RECORD, type OnRecord } from './on-record.ts'

const levy = { issue: 0, option: 1 }
const fund = { issue: 0, option: 2 }
const court = { issue: 1, option: 1 }
/** Session ms of a minute and a second. */
const time = (minute: number, second: number) => 1000 * (60 * minute + second)
const stamped = (at: number) => ({ at, now: 0 })

const put = (proposal: string, by: string, changes: readonly (typeof levy)[], at: number) =>
  ({ kind: 'proposal-put', proposal, draft: 'd1', by, partner: undefined, changes, ...stamped(at) }) as const
const met = (proposal: string, seat: string, reaction: 'welcome' | 'cannot-accept', at: number) =>
  ({ kind: 'proposal-met', proposal, seat, reaction, regard: 0, ...stamped(at) }) as const
const changed = (before: number, after: number, by: string, at: number) =>
  ({ kind: 'clause-changed', draft: 'd1', issue: 0, before, after, by, ...stamped(at) }) as const
const gave = (as: 'promise' | 'threat', change: typeof levy, at: number) =>
  ({ kind: 'commitment-made', commitment: 'c1', as, by: 'usa', to: 'ken', change, ...stamped(at) }) as const

const no: Act = { kind: 'react', proposal: 'p9', reaction: 'cannot-accept' }
const yes: Act = { kind: 'react', proposal: 'p9', reaction: 'welcome' }
const toKenya = (kind: 'support' | 'oppose'): Act => ({ kind, change: levy, target: 'ken', replyTo: kind })
const support: Act = { kind: 'support', change: levy }

/** A proposal of the levy at 1:08, welcomed by the United States at 1:15, and in the text since 1:20. */
const welcomed = [
  put('p1', 'chn', [levy], time(1, 8)),
  met('p1', 'usa', 'welcome', time(1, 15)),
  changed(0, 1, 'chn', time(1, 20)),
]
/** The levy makes way for a fund at 2:20, against the word of the United States. */
const lost = [
  ...welcomed,
  put('p2', 'ken', [fund], time(2, 8)),
  met('p2', 'usa', 'cannot-accept', time(2, 15)),
  changed(1, 2, 'ken', time(2, 20)),
]
const now = put('p9', 'chn', [fund, court], time(3, 0))

interface Case {
  readonly kind: string
  readonly text: string
  readonly act: Act
  readonly events: readonly SessionEvent[]
  readonly named?: OnRecord['said']['named']
  readonly isFault: boolean
  readonly because: string
}

const CASES: readonly Case[] = [
  {
    kind: 'the minute of another deed',
    text: 'we welcomed a levy at 1:08.',
    act: yes,
    events: welcomed,
    isFault: true,
    because: 'china proposed it then, and the United States answered at 1:15',
  },
  {
    kind: 'the minute of another deed',
    text: 'we welcomed a levy at 1:15.',
    act: yes,
    events: welcomed,
    isFault: false,
    because: 'its placard went up then',
  },
  {
    kind: 'of somebody to its face',
    text: 'we were watching when kenya put that into the text at 1:15.',
    act: toKenya('support'),
    events: [],
    isFault: true,
    because: 'it is said to Kenya',
  },
  {
    kind: 'of somebody to its face',
    text: 'we were watching when china put that into the text at 1:15.',
    act: toKenya('support'),
    events: [],
    isFault: false,
    because: 'China is somebody else',
  },
  {
    kind: 'bound by a word that is released',
    text: 'we gave kenya our word, and we keep our word.',
    act: no,
    events: [gave('promise', levy, time(1, 0)), ...lost, now],
    isFault: true,
    because: 'Kenya has asked for a fund instead',
  },
  {
    kind: 'bound by a word that is released',
    text: 'we gave kenya our word, and we keep our word.',
    act: no,
    events: [gave('promise', levy, time(1, 0)), ...welcomed, now],
    isFault: false,
    because: 'the promised levy is in the text',
  },
  {
    kind: 'let go what was taken',
    text: 'we gave up a levy at 2:20.',
    act: support,
    events: lost,
    named: [levy],
    isFault: true,
    because: 'it said no to that',
  },
  {
    kind: 'let go what was taken',
    text: 'we gave up a levy at 2:08.',
    act: support,
    events: [...lost, met('p2', 'usa', 'welcome', time(2, 16))],
    named: [levy],
    isFault: true,
    because: 'the levy came out at 2:20',
  },
  {
    kind: 'let go what was taken',
    text: 'we gave up a levy at 2:20.',
    act: support,
    events: [...lost, met('p2', 'usa', 'welcome', time(2, 16))],
    named: [levy],
    isFault: false,
    because: 'it agreed to that',
  },
  {
    kind: 'nobody threatened',
    text: 'we do not frighten easily, kenya.',
    act: { kind: 'appeal', target: 'ken', replyTo: 'warn' },
    events: [],
    isFault: true,
    because: 'Kenya warned, and threatened nothing',
  },
  {
    kind: 'nobody threatened',
    text: 'we do not frighten easily, kenya.',
    act: { kind: 'warn', target: 'ken', replyTo: 'threaten' },
    events: [],
    isFault: false,
    because: 'Kenya did threaten',
  },
  {
    kind: 'refuses what it demanded in silence',
    text: 'we cannot take a court.',
    act: no,
    events: [gave('threat', fund, time(1, 0)), now],
    named: [court],
    isFault: true,
    because: 'its demand is in the package',
  },
  {
    kind: 'refuses what it demanded in silence',
    text: 'we have spoken for a fund. with a court beside it we cannot agree.',
    act: no,
    events: [gave('threat', fund, time(1, 0)), now],
    named: [fund, court],
    isFault: false,
    because: 'it has named it',
  },
]

describe('a listener to what is claimed of the record', () => {
  it.each(CASES)(
    'hears $kind: $isFault in $text, because $because',
    ({ kind, text, act, events, named = [], isFault }) => {
      const found = ON_RECORD[kind]?.({ said: { text, named, act, seat: 'usa' }, events, addressee: 'kenya' })
      expect(found !== undefined).toBe(isFault)
    },
  )
})
