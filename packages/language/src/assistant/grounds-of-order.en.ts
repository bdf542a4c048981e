import type { Ground } from './ground.ts'

/** Lines of argument on force, law, surveillance and institutions, and those that fit any motion. */
export const ORDER: readonly Ground[] = [
  {
    kind: 'force',
    pattern:
      /\b(?:interven\w+|military|use of force|peacekeep\w+|no-fly|troops|invasion|responsibility to protect|R2P)\b/i,
    pro: [
      {
        claim: 'Sovereignty carries a duty to protect.',
        reason: 'A state that turns on its own people cannot hide behind the rule that was made to protect them.',
        weighing: 'The risk of acting must be weighed against the certainty of what happens otherwise.',
      },
      {
        claim: 'Presence deters what statements cannot.',
        reason: 'Observers and troops raise the price of the next attack.',
        weighing: 'A limited mandate in time is cheaper than a large one too late.',
      },
    ],
    con: [
      {
        claim: 'Force is easy to begin and hard to end.',
        reason: 'Mandates grow, aims change, and the exit is seldom written down.',
        weighing: 'A means whose end nobody can describe should not be the first.',
      },
      {
        claim: 'Selective use destroys the rule.',
        reason: 'If only weak states are ever intervened in, the principle is power under another name.',
        weighing: 'What is gained in one case is lost in the trust of all others.',
      },
      {
        claim: 'Consent is what makes a mission work.',
        reason: 'Without it, helpers become a party to the conflict.',
        weighing: 'Mediation that is slow still leaves something to build on.',
      },
    ],
  },
  {
    kind: 'law',
    pattern: /\b(?:treaty|convention|binding|court|tribunal|accountab\w+|law|norms?|obligat\w+|ratif\w+)\b/i,
    pro: [
      {
        claim: 'Voluntary rules protect those who need no protection.',
        reason: 'The careful follow them anyway; the others are who the rule is for.',
        weighing: 'A treaty that few join at first sets the standard by which all are judged later.',
      },
      {
        claim: 'Clear law lowers the risk of conflict.',
        reason: 'States that know where the line is do not have to test it.',
        weighing: 'Negotiating it once takes less effort than quarrelling every time.',
      },
    ],
    con: [
      {
        claim: 'A treaty is as strong as the states that stay out.',
        reason: 'Those whose conduct matters most are the ones who will not ratify.',
        weighing: 'Norms that the powerful half keep are worth more than law they never join.',
      },
      {
        claim: 'It takes years, and the matter does not wait.',
        reason: 'Negotiation, signature and ratification outlast the problem they were meant for.',
        weighing: 'Steps that can begin on Monday outweigh an article in ten years.',
      },
      {
        claim: 'Binding everyone equally is not treating everyone equally.',
        reason: 'States without capacity will be in breach from the first day.',
        weighing: 'Support first and obligations later brings more of them in.',
      },
    ],
  },
  {
    kind: 'watching',
    pattern:
      /\b(?:monitor\w*|inspect\w*|verif\w+|transparen\w+|report(?:s|ing)?|observers?|review|oversight|attribution|stockpil\w+)\b/i,
    pro: [
      {
        claim: 'Trust needs something to stand on.',
        reason: 'A promise nobody can check is worth what its author is worth today.',
        weighing: 'An afternoon with inspectors costs less than a year of suspicion.',
      },
      {
        claim: 'It protects the honest.',
        reason: 'Those who keep the rules can prove it and escape suspicion.',
        weighing: 'Only those with something to hide lose by it.',
      },
    ],
    con: [
      {
        claim: 'Reports measure who can write reports.',
        reason: 'States with small ministries fail the paperwork although they do the work.',
        weighing: 'Helping to build capacity achieves more than listing who lacks it.',
      },
      {
        claim: 'Inspection is never only inspection.',
        reason: 'Whoever looks learns things that are not in the mandate.',
        weighing: 'Without agreed limits, states will give access to less, not more.',
      },
    ],
  },
  {
    kind: 'any',
    pattern: /(?:)/,
    pro: [
      {
        claim: 'Waiting is a choice, and the most costly one.',
        reason: 'The problem does not stand still while the committee does.',
        weighing: 'An imperfect step can be corrected next year; a year that was lost cannot.',
      },
      {
        claim: 'Together it is cheaper than alone.',
        reason: 'Each state that acts alone fears to be the only one; a common text takes that fear away.',
        weighing: 'Sovereignty is not lost by a promise that everyone makes.',
      },
      {
        claim: 'It is a beginning that can be checked.',
        reason: 'The measure names who acts and when, so it can be judged by what comes of it.',
        weighing: 'Whoever wants more can build on it; whoever wants nothing has to say so.',
      },
    ],
    con: [
      {
        claim: 'The aim is not in dispute; the means do not reach it.',
        reason: 'Nothing in the proposal says who acts, who pays and who checks.',
        weighing: 'A text that cannot be carried out takes the place of one that could.',
      },
      {
        claim: 'One rule for all fits few.',
        reason: 'States differ in means, in need and in what they have already done.',
        weighing: 'Flexibility is what brings the hesitant in, and without them the measure is empty.',
      },
      {
        claim: 'It comes at the expense of something else.',
        reason: 'Money, time and goodwill spent here are missing elsewhere.',
        weighing: 'The committee should ask what it gives up, and this proposal does not say.',
      },
    ],
  },
]

/** Lines of argument on the reform of institutions. */
export const REFORM: readonly Ground[] = [
  {
    kind: 'institutions',
    pattern: /\b(?:veto|security council|permanent members?|council reform|enlarg\w+ the|expan\w+ the)\b/i,
    pro: [
      {
        claim: 'A body that does not look like the world is not obeyed by it.',
        reason: 'Decisions are kept by those who had a part in them.',
        weighing: 'Slower decisions that are carried out beat quick ones that are not.',
      },
      {
        claim: 'Rules made for another time reward the past.',
        reason: 'They fix power where it stood when they were written.',
        weighing: 'The risk of change is smaller than the slow loss of authority.',
      },
    ],
    con: [
      {
        claim: 'Change needs the consent of those who lose by it.',
        reason: 'A reform that ignores them will not be ratified and leaves nothing.',
        weighing: 'Better working methods now outweigh a redesign that never comes.',
      },
      {
        claim: 'More seats are not more agreement.',
        reason: 'A larger body needs more time for the same decision.',
        weighing: 'What victims need from it is that it acts at all.',
      },
    ],
  },
]
