import type { Ground } from './ground.ts'
import { BRINGING } from './motion-kind.ts'

const YOUNG = ['school', 'family'] as const

/** Lines of argument on young people, their schools and their families. */
export const SCHOOL: readonly Ground[] = [
  {
    reaches: YOUNG,
    pro: [
      {
        claim: 'What happens at this age stays with people.',
        reason: 'Habits, health and confidence that are built while you are growing up last for decades.',
        weighing: 'A small gain now is worth more than a large one when it is too late.',
        answer:
          'If these years matter so much, we should be all the more careful with experiments. Who answers for it if you are wrong?',
        words: 'childhood puberty adolescence',
      },
      {
        claim: 'It should not depend on the parents you happen to have.',
        reason: 'Some families can sort this out at home; others have neither the time nor the money.',
        weighing: 'What is settled for everyone helps most those who get the least help.',
      },
    ],
    con: [
      {
        claim: 'Has anybody asked the young people?',
        reason: 'They live with it every day, and they notice first what works and what is only for show.',
        weighing: 'A decision made over their heads is obeyed for as long as somebody is looking.',
        answer:
          'Ask them, by all means; there is plenty to decide about how it is done. But being asked is not the same as having a veto.',
        words: 'ourselves teenagers adults',
      },
    ],
  },
  {
    reaches: ['school'],
    pro: [
      {
        claim: 'School is the one place that reaches everybody.',
        reason: 'Rich or poor, shy or loud, every child comes through that door.',
        weighing: 'If it works there, it works for all of them, and you can say that of no other place.',
      },
      {
        claim: 'Schools should be built around learning, not around convenience.',
        reason: 'Much of what they do is done because it suits the building, the staff or the budget.',
        weighing: 'If pupils learn better this way, the rest has to be arranged around that.',
      },
    ],
    con: [
      {
        claim: 'No two schools are alike.',
        reason: 'A village school with eighty children and a city school with two thousand have different troubles.',
        weighing: 'Let each find its own way with its own pupils and parents, and it will be one they stand by.',
        answer:
          'Schools may differ, but children do not differ that much. If something is good for them, it should not depend on the address.',
        words: 'village city rural',
      },
    ],
  },
  {
    reaches: ['school'],
    kinds: BRINGING,
    pro: [
      {
        claim: 'What spares teachers a quarrel helps the whole class.',
        reason: 'Half of their strength goes into matters that have nothing to do with the lesson.',
        weighing: 'A clear arrangement for all gives that strength back, and each pupil in the room can feel it.',
        answer:
          'A clear arrangement still has to be carried out by somebody, and in a school it is always the teachers.',
        words: 'quarrel quarrels',
      },
    ],
    con: [],
  },
  {
    reaches: ['school'],
    kinds: ['ban', 'charge', 'duty', 'right', 'reform', 'start', 'any', 'watching'],
    pro: [],
    con: [
      {
        claim: 'Teachers already do too much that is not teaching.',
        reason: 'Every new plan for schools ends on the desk of somebody who should be preparing lessons.',
        weighing: 'The first thing that pupils lose by it is their teacher’s time.',
        answer:
          'It takes some effort in the first weeks. A clear arrangement then saves the arguments that teachers have today, one by one and every day.',
        words: 'staff headteacher headmaster',
      },
    ],
  },
  {
    reaches: ['family'],
    pro: [
      {
        claim: 'Parents should not have to fight this alone.',
        reason: 'It is hard to be the only strict mother or father in the street.',
        weighing: 'When the answer is the same for all, families can stop arguing and get on with living.',
        answer:
          'Parents argue with their children about everything, and that is how children learn to argue back. We need not take every quarrel off their hands.',
        words: 'mother father strict',
      },
    ],
    con: [
      {
        claim: 'Parents know their own child.',
        reason: 'One child needs a firm hand and the next one needs room, and those at home can usually tell which.',
        weighing: 'A general answer replaces people who know the child by people who do not.',
        answer:
          'Most parents do, and many of them are asking for exactly this. We also have to think of the child whose parents are not looking.',
        words: 'parents upbringing',
      },
      {
        claim: 'Every child grows up at a different speed.',
        reason: 'Two people of the same age can be years apart in what they understand.',
        weighing: 'Whatever is the same for all will come too early for some and too late for others.',
        answer: 'That is true of every age limit we have, and we still have them, because no limit at all is worse.',
        words: 'mature maturity',
      },
    ],
  },
  {
    reaches: YOUNG,
    kinds: ['ban'],
    pro: [
      {
        claim: 'Nobody wants to be the only one who goes without.',
        reason: 'Whoever does not join in is left out, so they all go along, although many would rather not.',
        weighing: 'When the rule is the same for all, nobody has to be the odd one out.',
        answer: 'Friends will always want the same things. We help young people more by teaching them to say no.',
        words: 'pressure popular',
      },
      {
        claim: 'Growing up means having some things later.',
        reason: 'We do not hand out car keys at twelve, and nobody calls that an insult.',
        weighing: 'It is not for ever; it is for the years in which good habits are made.',
        answer:
          'A car can kill somebody in a second. Hardly anything else that we keep from young people is like that, and the comparison hides it.',
        words: 'protect protection',
      },
    ],
    con: [
      {
        claim: 'You cannot learn to handle what you never have in your hands.',
        reason: 'One day the rule is gone, and then the young person is alone with it.',
        weighing: 'It is better to make the first mistakes while an adult is nearby.',
        answer:
          'You do not learn to master a thing by having it beside you all day. You learn it when you put it away for hours and find that you can do without.',
        words: 'handle practise practice self-control decide deciding swimming responsibility',
      },
      {
        claim: 'Make it forbidden, and you make it interesting.',
        reason: 'Hiding something from adults is half the fun, and young people get good at it quickly.',
        weighing: 'What is talked about openly loses its charm sooner than what is locked away.',
        answer:
          'By that logic we should allow everything and wait for it to become dull. Most people do not spend their days hunting for what is not there.',
        words: 'sneak secretly hiding rebel',
      },
    ],
  },
]
