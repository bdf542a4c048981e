import type { Ground } from './ground.ts'

/** Lines of argument on what states do, alone or together. */
export const STATES: readonly Ground[] = [
  {
    reaches: ['states'],
    pro: [
      {
        claim: 'Together it is cheaper than alone.',
        reason: 'Each state that acts alone fears to be the only one; a common text takes that fear away.',
        weighing: 'Sovereignty is not lost by a promise that everyone makes.',
      },
      {
        claim: 'A problem that crosses borders cannot be solved behind one.',
        reason: 'What one government fails to do, its neighbours feel, and they have no vote there.',
        weighing: 'That is what this committee is for; if we do not act, nobody else can.',
      },
      {
        claim: 'A common rule protects weaker states most.',
        reason: 'Where there is no rule, the strong do as they like and the others adapt.',
        weighing: 'A power that loses a little freedom loses less than a small state gains in safety.',
      },
    ],
    con: [
      {
        claim: 'Those whose conduct matters most will stay out.',
        reason: 'They can afford to, and a rule among those who agree already changes very little.',
        weighing: 'A modest step that brings them in is worth more than a bold one without them.',
      },
      {
        claim: 'Nobody has said who acts, who pays and who checks.',
        reason: 'States differ in means, in need and in what they have already done.',
        weighing: 'A text that cannot be carried out takes the place of one that could.',
      },
      {
        claim: 'Governments answer to their own people.',
        reason: 'A decision that is made abroad has no voters, and nobody at home can correct it.',
        weighing: 'What is agreed by consent lasts longer than what is pressed on the unwilling.',
      },
    ],
  },
  {
    reaches: ['states'],
    kinds: ['ban', 'end'],
    pro: [
      {
        claim: 'A clear line is the only one that can be checked.',
        reason:
          'Inspectors can find out whether something is there; they cannot measure whether there is too much of it.',
        weighing: 'What can be checked can be trusted, and trust is what brings states to the table.',
      },
      {
        claim: 'A date changes plans long before it comes.',
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
        claim: 'Without verification it punishes those who keep it.',
        reason: 'Whoever obeys gives something up; whoever cheats gains exactly that.',
        weighing: 'A weaker rule that everybody keeps protects more people than a strict one that half the room signs.',
      },
      {
        claim: 'Rich states can pay for a substitute on the first day.',
        reason: 'The others have built on what they had, and nobody has offered to pay for the change.',
        weighing: 'A measure that widens the gap will lose the votes it needs, and then there is no measure.',
      },
    ],
  },
  {
    reaches: ['states'],
    kinds: ['charge', 'money', 'duty'],
    pro: [
      {
        claim: 'It pays for what the rest of the text only asks for.',
        reason: 'Pledges come and go with elections, while a fixed rule lets a ministry hire and build.',
        weighing: 'A modest but reliable source beats a large promise.',
      },
      {
        claim: 'States that lack means do not lack will.',
        reason: 'They know what should be done; what they lack is the line in the budget.',
        weighing: 'Support of this kind turns a signature into something that people can see.',
      },
    ],
    con: [
      {
        claim: 'It lands on states that never agreed to it.',
        reason: 'The cost is passed on to exporters and consumers in countries with little to spare.',
        weighing: 'A rule made by those who can afford it should not be paid for by those who cannot.',
      },
      {
        claim: 'A new fund competes with those that exist.',
        reason: 'Donors move the same money from one pot to the next, and recipients write one more report.',
        weighing: 'To mend the existing channel helps sooner than to open another.',
      },
    ],
  },
  {
    reaches: ['states'],
    kinds: ['sanction'],
    pro: [
      {
        claim: 'Targeted measures reach those who decide.',
        reason: 'Accounts, travel and weapons are the means of a few, not the bread of many.',
        weighing: 'That measures can be designed badly is a reason to design them well.',
      },
      {
        claim: 'A rule that is never enforced invites the next breach.',
        reason: 'Governments weigh what a breach will cost them, and today the answer is nothing.',
        weighing: 'Sanctions do harm and can be lifted; a war cannot be taken back.',
      },
    ],
    con: [
      {
        claim: 'Banks and shippers pull out of everything.',
        reason: 'They avoid the risk, and food and medicine stop coming although nobody has forbidden them.',
        weighing: 'A tool that hits civilians first weakens the very law it wants to defend.',
      },
      {
        claim: 'Leaks make it unequal.',
        reason: 'A state with powerful friends evades it; a weak one cannot.',
        weighing: 'A penalty that depends on friends is not justice.',
      },
    ],
  },
  {
    reaches: ['states'],
    kinds: ['reform'],
    pro: [
      {
        claim: 'A body that does not look like the world is not obeyed by it.',
        reason: 'Most of those who must carry out its decisions had no part in making them.',
        weighing: 'If it loses their respect, it keeps its seat and its name and nothing else.',
      },
    ],
    con: [
      {
        claim: 'More seats are not more agreement.',
        reason: 'A larger body needs more time for the same decision.',
        weighing: 'What victims need from it is that it acts at all.',
      },
    ],
  },
]
