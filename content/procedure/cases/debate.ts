import { type Case, CO, draft, GA, NO_DRAFT, pending, RULING, SC } from './floor.ts'

export const APPEALS: readonly Case[] = [
  [GA, { motion: 'appeal' }, RULING, 'in order', 'a ruling ten seconds old may be appealed against', 'A/520 rule 71'],
  [GA, { motion: 'appeal' }, {}, 'no-ruling-to-appeal', 'there is no ruling', 'A/520 rule 71'],
  [GA, { motion: 'appeal' }, { rulingAt: 540_000 }, 'in order', 'a minute is the most'],
  [GA, { motion: 'appeal' }, { rulingAt: 539_999 }, 'no-ruling-to-appeal', 'more than a minute has passed'],
  [GA, { motion: 'appeal' }, { ...RULING, business: 'voting' }, 'voting-in-progress', 'no appeal interrupts a vote'],
  [
    GA,
    { motion: 'appeal' },
    { ...RULING, business: 'moderated-caucus' },
    'in order',
    'the chair rules in a moderated caucus',
  ],
  [
    GA,
    { motion: 'appeal' },
    { ...RULING, business: 'unmoderated-caucus' },
    'caucus-in-progress',
    'nobody is in the chair',
  ],
  [SC, { motion: 'appeal' }, RULING, 'in order', 'a challenged ruling is put to the Council at once', 'S/96 rule 30'],
  [SC, { motion: 'appeal' }, {}, 'no-ruling-to-appeal', 'there is no ruling', 'S/96 rule 30'],
  [CO, { motion: 'appeal' }, RULING, 'in order', 'a chair may be appealed against anywhere'],
]

export const CLOSING: readonly Case[] = [
  [GA, { motion: 'vote' }, {}, 'in order', 'a ripe draft with its names', 'A/520 rule 75'],
  [GA, { motion: 'vote' }, NO_DRAFT, 'no-draft-on-the-floor', 'there is nothing to vote on'],
  [GA, { motion: 'vote' }, { isRipe: false }, 'motion-out-of-order', 'the debate has not had its minimum'],
  [GA, { motion: 'vote' }, draft({ supporters: 1 }), 'motion-out-of-order', 'two names are the least'],
  [GA, { motion: 'vote' }, draft({ supporters: 2 }), 'in order', 'two names are enough of ten seats'],
  [GA, { motion: 'vote' }, { business: 'voting' }, 'voting-in-progress', 'a vote is taken already', 'A/520 rule 88'],
  [GA, { motion: 'vote' }, { decidedAt: { vote: 599_000 } }, 'in order', 'closure may be moved again'],
  [GA, { motion: 'vote' }, pending({ motion: 'vote' }), 'lower-precedence', 'the same motion is before the committee'],
  [
    GA,
    { motion: 'vote' },
    pending({ motion: 'roll-call' }, { isSeconded: true }),
    'lower-precedence',
    'a seconded motion is decided first',
  ],
  [SC, { motion: 'vote' }, {}, 'in order', 'the Council closes its debate by habit'],
  [CO, { motion: 'vote' }, {}, 'in order', 'where consensus fails the roll is called'],
  [GA, { motion: 'consensus' }, {}, 'in order', 'the chair asks for objections'],
  [GA, { motion: 'consensus' }, draft({ isConsensusAsked: true }), 'already-so', 'an objection was made'],
  [GA, { motion: 'consensus' }, { isRipe: false }, 'motion-out-of-order', 'the debate has not had its minimum'],
  [GA, { motion: 'consensus' }, draft({ supporters: 0 }), 'motion-out-of-order', 'the draft lacks names'],
  [GA, { motion: 'consensus' }, NO_DRAFT, 'no-draft-on-the-floor', 'there is nothing to adopt'],
]

export const ADJOURNING: readonly Case[] = [
  [GA, { motion: 'adjourn-debate' }, {}, 'in order', 'any member may move it on the item', 'A/520 rule 74'],
  [GA, { motion: 'adjourn-debate' }, NO_DRAFT, 'no-draft-on-the-floor', 'no draft can be set aside'],
  [
    GA,
    { motion: 'adjourn-debate' },
    { decidedAt: { 'adjourn-debate': 400_000 } },
    'motion-repeated',
    'it was decided 200 s ago',
  ],
  [GA, { motion: 'adjourn-meeting' }, {}, 'motion-out-of-order', 'the item is still before the committee'],
  [GA, { motion: 'adjourn-meeting' }, NO_DRAFT, 'in order', 'the item is disposed of', 'A/520 rule 76'],
  [
    GA,
    { motion: 'adjourn-meeting' },
    { ...NO_DRAFT, business: 'voting' },
    'voting-in-progress',
    'the vote is finished first',
    'A/520 rule 88',
  ],
  [SC, { motion: 'adjourn-meeting' }, NO_DRAFT, 'in order', 'simple adjournment', 'S/96 rule 33'],
  [GA, { motion: 'reconsider' }, NO_DRAFT, 'in order', 'a decided draft may be reconsidered', 'A/520 rule 81'],
  [GA, { motion: 'reconsider' }, {}, 'nothing-decided', 'the draft is still open', 'A/520 rule 81'],
  [GA, { motion: 'reconsider' }, { draft: undefined }, 'nothing-decided', 'nothing was ever voted on', 'A/520 rule 81'],
  [CO, { motion: 'reconsider' }, NO_DRAFT, 'in order', 'also where decisions are by consensus'],
]

export const LIMITS: readonly Case[] = [
  [GA, { motion: 'limit-time', seconds: 60 }, {}, 'in order', 'a minute a speech', 'A/520 rule 72'],
  [GA, { motion: 'limit-time' }, {}, 'duration-out-of-range', 'the motion names the limit'],
  [GA, { motion: 'limit-time', seconds: 20 }, {}, 'duration-out-of-range', 'nobody is heard in twenty seconds'],
  [GA, { motion: 'limit-time', seconds: 181 }, {}, 'duration-out-of-range', 'three minutes are the most'],
  [SC, { motion: 'limit-time', seconds: 300 }, {}, 'in order', 'five minutes are the most in the Council'],
  [SC, { motion: 'limit-time', seconds: 30 }, {}, 'duration-out-of-range', 'a minute is the least in the Council'],
  [GA, { motion: 'close-list' }, {}, 'in order', 'an open list may be closed', 'A/520 rule 73'],
  [GA, { motion: 'close-list' }, { isListClosed: true }, 'already-so', 'the list is closed'],
  [GA, { motion: 'reopen-list' }, { isListClosed: true }, 'in order', 'a closed list may be opened again'],
  [GA, { motion: 'reopen-list' }, {}, 'already-so', 'the list is open'],
  [
    GA,
    { motion: 'close-list' },
    { decidedAt: { 'close-list': 421_000 } },
    'motion-repeated',
    'it was decided 179 s ago',
  ],
]
