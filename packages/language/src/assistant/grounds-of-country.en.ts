import type { Ground } from './ground.ts'
import { BRINGING } from './motion-kind.ts'

/** Lines of argument on a country, its laws and those who live under them. */
export const COUNTRY: readonly Ground[] = [
  {
    reaches: ['country'],
    kinds: BRINGING,
    pro: [
      {
        claim: 'A law speaks for those who have no lobby.',
        reason: 'Those who gain by the present state are organised and loud; those who pay for it are scattered.',
        weighing: 'That is what we have parliaments for.',
      },
      {
        claim: 'The public pays in the end anyway.',
        reason: 'Whatever goes wrong turns up in hospitals, in courts or in taxes.',
        weighing: 'Those who pay for the damage may have a say in how to avoid it.',
      },
      {
        claim: 'Laws shape what people think is normal.',
        reason: 'Much that our grandparents accepted is unthinkable today, and often a law came first.',
        weighing: 'The quarrel passes; the new normal stays.',
      },
    ],
    con: [
      {
        claim: 'Not everything that is desirable should be a law.',
        reason: 'At the end of every law there is somebody with a uniform or a bill.',
        weighing: 'Keep that for what truly needs it, and it will be respected there.',
      },
      {
        claim: 'In the capital it is a paragraph; elsewhere it is daily life.',
        reason: 'Those who write such plans seldom see the bus that stops coming or the shop that closes.',
        weighing: 'What looks good from above should be tested from below.',
      },
      {
        claim: 'The next government will inherit it.',
        reason: 'Powers and budgets are made by people with good intentions and passed on to others.',
        weighing: 'Before you build the tool, think of those in whose hands you would hate to see it.',
      },
      {
        claim: 'Half the country would feel that it was done to them.',
        reason: 'If a change is pushed through by a few votes, the fight comes back at every election.',
        weighing: 'What lasts is what the losers can live with.',
      },
    ],
  },
  {
    reaches: ['country'],
    kinds: ['end'],
    pro: [
      {
        claim: 'A country may decide anew how it wants to live.',
        reason: 'Those who settled this are long gone, and nobody alive today was asked.',
        weighing: 'Respect for the past does not oblige us to repeat it.',
      },
      {
        claim: 'It suits the few and is paid for by the many.',
        reason: 'Ask who would miss it most, and you will seldom hear of those who have little.',
        weighing: 'What is kept at public cost should serve the public.',
      },
    ],
    con: [
      {
        claim: 'What holds a country together cannot be counted.',
        reason: 'Familiar things give people a feeling of home, even to those who smile at them.',
        weighing: 'That is slow to grow, and no law can order it back.',
      },
      {
        claim: 'The next majority may want it back.',
        reason: 'What one vote ends, another tries to restore, and the country goes round in circles.',
        weighing: 'A compromise that both sides can bear is worth more than a victory that lasts one term.',
      },
    ],
  },
  {
    reaches: ['country', 'school', 'family'],
    kinds: ['duty'],
    matter: /\b(?:vot(?:e|es|ing)|elections?)\b/i,
    pro: [
      {
        claim: 'Those who stay away are not a random few.',
        reason: 'The poor, the young and the tired stay at home, and so politicians work for the others.',
        weighing: 'When everyone votes, everyone has to be courted.',
        answer:
          'They stay at home because nobody offers them anything. Drag them to the ballot box, and that has not changed.',
        words: 'turnout represent representation poor',
      },
      {
        claim: 'It is a small duty for a large right.',
        reason: 'We pay taxes and sit on juries because a country does not run by itself.',
        weighing: 'Half an hour every few years is the cheapest of these duties, and a blank paper is allowed.',
        answer:
          'A right that you may not leave unused is no right. We do not force people to speak because speech is free.',
        words: 'taxes jury juries civic',
      },
    ],
    con: [
      {
        claim: 'Staying at home is an opinion too.',
        reason: 'Some do not like any of those on offer, and an empty hall is the only way to say so.',
        weighing: 'To force a cross out of them hides the message.',
        answer:
          'They can hand in an empty paper, and that message is counted. Nobody can count those who stay on the sofa.',
        words: 'protest abstain abstaining blank',
      },
      {
        claim: 'A vote without interest is a vote by chance.',
        reason: 'Whoever has not followed the matter takes the first name or the loudest.',
        weighing: 'It is better that fewer decide who have thought about it.',
        answer:
          'If they have to choose, they begin to ask. And nobody tests how much the people who vote today have thought about it.',
        words: 'uninformed ignorant random informed',
      },
    ],
  },
  {
    reaches: ['country', 'school', 'family'],
    kinds: ['right', 'start', 'allow'],
    matter: /\b(?:vot(?:e|es|ing)|elections?)\b/i,
    pro: [
      {
        claim: 'Those who will live with it longest should have a say.',
        reason: 'Decisions on schools, debts and the climate reach far beyond the next election.',
        weighing: 'It is hard to tell people to take part later when the matter is decided now.',
      },
    ],
    con: [
      {
        claim: 'A vote is power over others.',
        reason: 'Whoever has it helps to decide about taxes, prisons and soldiers, not only about themselves.',
        weighing: 'It is fair to ask that they first carry the same duties.',
      },
    ],
  },
  {
    reaches: ['country', 'culture', 'firms', 'family'],
    kinds: ['ban', 'end', 'charge', 'duty', 'right'],
    matter: /\b(?:animals?|zoos?|circus(?:es)?|meat|hunting|fur|bullfight\w*|pets?|vegan\w*)\b/i,
    pro: [
      {
        claim: 'Being able to suffer is enough.',
        reason: 'An animal need not be able to speak in order to be afraid or in pain.',
        weighing: 'Our pleasure is a weak reason to cause something that we would not wish on anyone.',
      },
      {
        claim: 'It is no longer a matter of survival.',
        reason: 'What people once did because they had to is now mostly habit and taste.',
        weighing: 'Where there is a choice, there is a responsibility.',
      },
    ],
    con: [
      {
        claim: 'Care is better than a principle.',
        reason: 'Those who live with animals look after them, and those who never see one soon forget them.',
        weighing: 'Better conditions help more animals than a law that half the country evades.',
      },
      {
        claim: 'People come first.',
        reason: 'Farmers, keepers and patients depend on what is condemned here so easily.',
        weighing: 'A good conscience should not be paid for with somebody else’s living.',
      },
    ],
  },
  {
    reaches: ['country', 'firms', 'school', 'family'],
    kinds: ['ban', 'charge', 'duty', 'end'],
    matter:
      /\b(?:sugar\w*|smok\w+|tobacco|cigarettes?|vap(?:e|es|ing)|alcohol\w*|drugs?|cannabis|gambl\w+|fast food|junk food|energy drinks?|soft drinks?)\b/i,
    pro: [
      {
        claim: 'It is sold to people before they can judge it.',
        reason: 'Habits of this kind begin early, and later they do not feel like a choice any more.',
        weighing: 'Freedom means being able to stop, and that is just what is taken away.',
      },
      {
        claim: 'We all pay for the damage.',
        reason: 'Hospitals and families carry the cost, while those who sell it keep the profit.',
        weighing: 'That is not a private matter between a shop and its customer.',
      },
    ],
    con: [
      {
        claim: 'Adults may do what is bad for them.',
        reason: 'We let people climb mountains, eat late and work too hard.',
        weighing: 'If health alone were the measure, nobody would be free any more.',
      },
      {
        claim: 'It is the poor whose pleasures are always too expensive.',
        reason: 'Nobody proposes to do anything about good wine and skiing holidays.',
        weighing: 'Offer people something better, and they will leave the worse of their own accord.',
      },
    ],
  },
  {
    reaches: ['country', 'firms'],
    kinds: ['ban', 'charge', 'end', 'duty'],
    matter: /\b(?:cars?|traffic|city cent(?:re|er)s?|driving|flights?|flying|airlines?|SUVs?)\b/i,
    pro: [
      {
        claim: 'Space and air are shared by those who do not travel.',
        reason: 'Children, old people and everybody at an open window live with the noise and the fumes.',
        weighing: 'The few minutes that one person saves are paid for by a whole street.',
      },
    ],
    con: [
      {
        claim: 'Not everybody can simply go another way.',
        reason: 'A nurse on the night shift or a family in a village has no train at the door.',
        weighing: 'Build the other way first; then you will not need to push anyone.',
      },
    ],
  },
]
