import type { Ground } from './ground.ts'
import { AMONG_PEOPLE } from './motion-reach.ts'

/** Lines of argument on bans, on the end of things, and on what is allowed again. */
export const LIMITS: readonly Ground[] = [
  {
    kinds: ['ban'],
    pro: [
      {
        claim: 'A clear line is easier to keep than a blurred one.',
        named: (measure) => `With ${measure}, everybody knows where they stand.`,
        reason: 'Every exception becomes the rule for whoever wants one, and soon people argue about nothing else.',
        weighing:
          'A strict rule has a price that we know; a rule that everybody bends has one that nobody can predict.',
      },
      {
        claim: 'A ban changes habits before anybody has to be punished.',
        named: (measure) => `${measure} changes habits before anybody has to be punished.`,
        reason: 'When people know that something is on its way out, they begin to look for something else.',
        weighing: 'The best rule is the one that hardly needs enforcing, because life has moved on.',
      },
      {
        claim: 'Nobody can stop alone.',
        reason: 'As long as the others carry on, whoever stops pays for it by falling behind or being left out.',
        weighing: 'A rule for all takes that pressure away, and no amount of good advice can do that.',
      },
      {
        claim: 'The harm reaches people who never chose it.',
        reason: 'If only those who took the risk paid for it, we could leave it to them, but others are hurt as well.',
        weighing: 'Freedom is a strong argument up to the point where somebody else pays for it.',
      },
    ],
    con: [
      {
        claim: 'What is forbidden does not vanish; it moves out of sight.',
        reason: 'Those who want it will look for it where nobody is watching and nobody is responsible.',
        weighing: 'What you can see, you can make safer; what you have driven underground, you cannot.',
      },
      {
        claim: 'A ban treats the careful and the careless alike.',
        named: (measure) => `${measure} treats the careful and the careless alike.`,
        reason: 'Most do no harm, and they lose just as much as the few who do.',
        weighing: 'Deal with those who cause the problem, and you need not take something away from everybody else.',
      },
      {
        claim: 'It falls hardest on those with the fewest alternatives.',
        reason: 'Whoever has money or connections finds a substitute on the first day; the others simply go without.',
        weighing: 'A rule that the comfortable hardly notice is no fair way to share a burden.',
      },
      {
        claim: 'Somebody has to enforce it.',
        reason: 'Every ban needs people who look, decide and punish, and they are taken from other work.',
        weighing: 'Without them it stays on paper, and teaches everybody that rules need not be kept.',
      },
    ],
  },
  {
    reaches: AMONG_PEOPLE,
    kinds: ['ban'],
    pro: [
      {
        claim: 'Moderation has been preached for long enough.',
        reason: 'Everybody knows the advice, most of us repeat it to others, and few of us follow it.',
        weighing: 'When good advice has not worked, louder advice will not work either.',
      },
    ],
    con: [
      {
        claim: 'Being told no teaches nobody to choose well.',
        reason: 'Good judgement comes from practice, and a ban takes the practice away.',
        weighing: 'Wherever the ban does not reach, people have the same wish as before and no experience.',
      },
    ],
  },
  {
    kinds: ['end'],
    pro: [
      {
        claim: 'If it did not exist, nobody would invent it.',
        reason: 'Such things survive because they are there, not because anybody has shown that they work.',
        weighing: 'Age is no merit; what counts is what people get out of it today.',
      },
      {
        claim: 'You cannot mend what is wrong at the root.',
        reason: 'Every few years it is trimmed and patched, and every few years the same complaints come back.',
        weighing: 'After enough repairs, the honest thing is to stop repairing.',
      },
      {
        claim: 'The cost is real; the benefit is mostly hope.',
        reason: 'People feel the cost every day, while the benefit is something they are told about.',
        weighing: 'A burden that you can see needs a benefit that you can see.',
      },
      {
        claim: 'An end makes room for something better.',
        named: (measure) => `${measure} makes room for something better.`,
        reason: 'As long as the old way takes up the time, the money and the attention, nothing new gets a chance.',
        weighing: 'We need not know every detail of what comes next to see that this stands in its way.',
      },
    ],
    con: [
      {
        claim: 'Taking something away is not a plan.',
        named: (measure) => `${measure} is not yet a plan.`,
        reason: 'The need behind it is still there the next morning, and somebody has to meet it.',
        weighing: 'Show us first what takes its place; then we can talk about ending it.',
      },
      {
        claim: 'Faults are a reason to repair.',
        reason: 'Almost everything that people complain of can be put right without throwing the whole thing away.',
        weighing: 'A repair keeps what works; an end loses the good along with the bad.',
      },
      {
        claim: 'We notice what it does badly and take for granted what it does well.',
        reason: 'What runs quietly makes no news, so complaints are always louder than thanks.',
        weighing: 'Things of that kind are missed only when it is too late.',
      },
    ],
  },
  {
    reaches: ['school', 'family', 'firms'],
    kinds: ['end'],
    pro: [],
    con: [
      {
        claim: 'The strong will manage without it; the others will not.',
        reason: 'When something that is there for all disappears, people with money buy themselves a replacement.',
        weighing: 'What was meant as freedom ends as an advantage for those who had one already.',
      },
    ],
  },
  {
    kinds: ['allow'],
    pro: [
      {
        claim: 'It is the ban that has to be justified.',
        reason: 'Nobody owes the rest of us a reason for living as they like; whoever forbids something does.',
        weighing: 'Unless the other side can show who is harmed, the matter is settled.',
      },
      {
        claim: 'What is open can be made safe.',
        reason: 'You can set limits, check quality and help people in trouble only where nothing has to be hidden.',
        weighing: 'The choice is not whether it happens, but whether it happens with rules or without.',
      },
      {
        claim: 'A rule that many people break does harm of its own.',
        reason: 'It makes offenders of ordinary people and tells everyone else that rules are a matter of luck.',
        weighing: 'Rules are respected when they forbid what most people think is wrong.',
      },
      {
        claim: 'Trust grows by being given.',
        reason: 'Those who are treated as able to decide mostly learn to decide well.',
        weighing: 'Treat them as a risk, and all they learn is how not to be caught.',
      },
    ],
    con: [
      {
        claim: 'To allow something is to say that it is all right.',
        reason: 'People take rules as a hint about what is normal, and some held back only because of the rule.',
        weighing: 'You cannot open the door and then be surprised at who walks in.',
      },
      {
        claim: 'One person’s freedom is paid for by another.',
        reason: 'Whoever makes the choice is seldom the only one who lives with the result.',
        weighing: 'Where the cost lands on somebody else, it is no longer a private matter.',
      },
      {
        claim: 'Safeguards are promised at the start and forgotten later.',
        reason: 'There is always somebody who gains by looser limits, and that somebody never gets tired of asking.',
        weighing: 'The line we have today can be defended; a line that moves every year cannot.',
      },
      {
        claim: 'Not every choice is a free one.',
        reason: 'Pressure, advertising and bad luck decide more often than we like to admit.',
        weighing: 'A rule protects those who find it hardest to say no.',
      },
    ],
  },
]
