import type { Ground } from './ground.ts'

/** Lines of argument on force, on law between states, and on those who watch over it. */
export const ORDER: readonly Ground[] = [
  {
    reaches: ['states', 'open'],
    kinds: ['force'],
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
      {
        claim: 'Those under attack cannot wait for a perfect mandate.',
        reason: 'They need a road that is open and a place where nobody shoots.',
        weighing: 'Legal doubts can be settled afterwards; the dead cannot be asked again.',
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
    reaches: ['states', 'open'],
    kinds: ['law'],
    pro: [
      {
        claim: 'Voluntary rules protect those who need no protection.',
        reason: 'The careful follow them anyway; the others are who the rule is for.',
        weighing: 'A treaty that few join at first sets the standard by which all are judged later.',
      },
      {
        claim: 'Clear law lowers the risk of conflict.',
        reason: 'States that know where the line is do not have to test it.',
        weighing: 'To negotiate it once takes less effort than to quarrel every time.',
      },
      {
        claim: 'Law gives the weak something to point to.',
        reason: 'A small state has no fleet, but it can hold up a text that others have signed.',
        weighing: 'Without it, every dispute is settled by size.',
      },
    ],
    con: [
      {
        claim: 'A treaty is as weak as the states that stay out.',
        reason: 'Those whose signature matters most are the ones who will not ratify.',
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
    kinds: ['watching'],
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
      {
        claim: 'Whoever knows that somebody may look behaves as if somebody did.',
        reason: 'Most of the good is done before the first visit, when papers are put in order and doors are repaired.',
        weighing: 'That is a great deal for the price of a few visitors.',
      },
    ],
    con: [
      {
        claim: 'Reports measure who can write reports.',
        reason: 'Those with small offices fail the paperwork although they do the work.',
        weighing: 'To help them do more achieves more than to list who does too little.',
      },
      {
        claim: 'Inspection is never only inspection.',
        reason: 'Whoever looks learns things that are not in the mandate.',
        weighing: 'Without agreed limits, people open fewer doors, not more.',
      },
      {
        claim: 'What is measured is done, and the rest is left.',
        reason: 'People work for the list, because the list is what they are judged by.',
        weighing: 'Some of what matters most will never fit into a table.',
      },
    ],
  },
]
