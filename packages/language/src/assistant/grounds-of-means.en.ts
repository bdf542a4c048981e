import type { Ground } from './ground.ts'

/** Lines of argument on bans, charges, money and sanctions. */
export const MEANS: readonly Ground[] = [
  {
    kind: 'ban',
    pattern:
      /\b(?:ban(?:s|ned|ning)?|prohibit\w*|phas\w+[- ]out|moratori\w+|abolish\w*|abolition|outlaw\w*|eliminat\w+|no-first-use)\b/i,
    pro: [
      {
        claim: 'A clear line is the only one that can be checked.',
        reason: 'Every exception becomes the rule for whoever wants one; a ban leaves nothing to interpret.',
        weighing:
          'The cost of a strict rule is known and can be planned for; the cost of a rule that everybody bends is not.',
      },
      {
        claim: 'A ban changes behaviour before it is enforced.',
        reason: 'Investors, armies and ministries plan years ahead and abandon what is about to end.',
        weighing: 'A signal that comes late saves nobody.',
      },
      {
        claim: 'The burden can be shared; the harm cannot be undone.',
        reason: 'Transition periods and help can be written into the text, while lost lives or lost time cannot.',
        weighing: 'Between a cost that can be repaid and a harm that cannot, the committee should avoid the second.',
      },
    ],
    con: [
      {
        claim: 'A ban without verification punishes those who keep it.',
        reason: 'Whoever obeys gives something up; whoever cheats gains exactly that.',
        weighing: 'A weaker rule that everybody keeps protects more people than a strict one that half the room signs.',
      },
      {
        claim: 'It falls hardest on those with the fewest alternatives.',
        reason: 'Rich states can pay for a substitute on the day the ban begins; others cannot.',
        weighing: 'A measure that widens the gap will lose the votes it needs, and then there is no measure.',
      },
      {
        claim: 'What is forbidden does not disappear, it moves.',
        reason: 'Demand that is not met goes to where nobody inspects.',
        weighing: 'Regulated and seen is safer than forbidden and hidden.',
      },
    ],
  },
  {
    kind: 'charge',
    pattern:
      /\b(?:tax(?:es|ation)?|lev(?:y|ies)|tariffs?|customs duties|border (?:charges?|adjustments?)|carbon pric\w+)\b/i,
    pro: [
      {
        claim: 'Those who cause a cost should carry it.',
        reason: 'As long as others pay, nobody has a reason to stop.',
        weighing: 'A visible price is fairer than an invisible harm.',
      },
      {
        claim: 'A price leaves everybody free to choose how to change.',
        reason: 'Each firm finds its own cheapest way, where a rule would prescribe one.',
        weighing: 'What it raises can be given back to those it burdens; what it prevents could not.',
      },
      {
        claim: 'It pays for what the rest of the text only asks for.',
        reason: 'Pledges come and go with elections; a charge flows as long as the cause does.',
        weighing: 'A modest but reliable source beats a large promise.',
      },
    ],
    con: [
      {
        claim: 'The charge lands on people who never agreed to it.',
        reason: 'It is passed on, to consumers with little to spare and to exporters in poorer states.',
        weighing: 'A just aim does not make its burden fair.',
      },
      {
        claim: 'A charge that few levy moves the problem.',
        reason: 'Production goes to where nothing is charged, and the harm goes with it.',
        weighing: 'A smaller step that all take does more than a large one that drives it elsewhere.',
      },
      {
        claim: 'Once collected, it is hard to keep for its purpose.',
        reason: 'Treasuries need money, and a charge that works lowers its own yield.',
        weighing: 'Before a new charge, the committee should show who spends it and who checks.',
      },
    ],
  },
  {
    kind: 'money',
    pattern: /\b(?:fund(?:s|ing|ed)?|financ\w+|debt|subsid\w+|pay(?:s|ments?)?|aid|reparations?|grants?)\b/i,
    pro: [
      {
        claim: 'Without money the rest of the text is advice.',
        reason: 'States that lack means do not lack will; they lack the budget line.',
        weighing: 'Delay is not free: the bill comes later and is larger.',
      },
      {
        claim: 'A predictable source changes what can be planned.',
        reason: 'Pledges come and go with elections, while a fixed rule lets a ministry hire and build.',
        weighing: 'A smaller amount that is certain beats a larger one that is not.',
      },
    ],
    con: [
      {
        claim: 'Money is promised faster than it is paid.',
        reason: 'A figure without a payer, a date and a consequence is a headline.',
        weighing: 'A committee that adopts another unfunded promise spends the one thing it has, its credibility.',
      },
      {
        claim: 'The cost lands on people who never agreed to it.',
        reason: 'Charges are passed on, to consumers or to exporters in poorer states.',
        weighing: 'A just aim does not make its burden fair.',
      },
      {
        claim: 'A new fund competes with those that exist.',
        reason: 'Donors move the same money, and recipients write one more report.',
        weighing: 'Fixing the existing channel helps sooner than opening another.',
      },
    ],
  },
  {
    kind: 'sanctions',
    pattern: /\b(?:sanction\w*|embargo\w*|boycott\w*|coercive measures?)\b/i,
    pro: [
      {
        claim: 'There must be something between words and war.',
        reason: 'Without a price, a breach is merely an opinion.',
        weighing: 'Sanctions do harm and can be lifted; a war cannot be taken back.',
      },
      {
        claim: 'Targeted measures reach those who decide.',
        reason: 'Accounts, travel and weapons are the means of a few, not the bread of many.',
        weighing: 'That measures can be designed badly is a reason to design them well.',
      },
      {
        claim: 'A rule that is never enforced invites the next breach.',
        reason: 'Others watch what a breach costs.',
        weighing: 'Doing nothing is also a decision, with victims of its own.',
      },
    ],
    con: [
      {
        claim: 'Those who suffer are not those who decide.',
        reason: 'Banks, insurers and shippers pull out of everything, including food and medicine.',
        weighing: 'A tool that hits civilians first weakens the very law it wants to defend.',
      },
      {
        claim: 'They harden what they want to soften.',
        reason: 'A government under pressure can blame others for its failures.',
        weighing: 'Talks with something to offer move more than pressure with nothing behind it.',
      },
      {
        claim: 'Leaks make them unequal.',
        reason: 'A state with powerful friends evades them, a weak one cannot.',
        weighing: 'A penalty that depends on friends is not justice.',
      },
    ],
  },
]
