import type { Ground } from './ground.ts'

/** Lines of argument on rights, returns, reforms, new things and new machines. */
export const CHANGES: readonly Ground[] = [
  {
    kinds: ['right'],
    pro: [
      {
        claim: 'A favour can be withdrawn; a right cannot.',
        reason: 'Whoever depends on the goodwill of others has to hope for their good mood.',
        weighing: 'A right changes how somebody is treated, every day and by everybody.',
      },
      {
        claim: 'Those who do not count are not heard.',
        reason: 'Without standing of your own, your interest is whatever others say it is.',
        weighing: 'The best protection is that others are obliged to listen.',
      },
      {
        claim: 'It has been called unthinkable before.',
        reason: 'Almost every right that we now take for granted was once said to go too far.',
        weighing: 'The fears did not come true, and hardly anybody would go back.',
      },
      {
        claim: 'Others lose very little by it.',
        reason: 'A right is not a cake: when one more has a share, there need not be less for the rest.',
        weighing: 'Where the gain is large and the loss is small, it is hesitation that needs a reason.',
      },
    ],
    con: [
      {
        claim: 'A right that nobody can enforce is only a promise.',
        reason: 'It needs money, judges and somebody who has to act, and the motion names none of them.',
        weighing: 'To promise what you cannot keep is worse than to promise less.',
      },
      {
        claim: 'Every right is a duty for somebody.',
        reason: 'What one may demand, another has to provide, and that other is never mentioned.',
        weighing: 'Fairness means looking at both.',
      },
      {
        claim: 'If everything is a right, nothing is.',
        reason: 'Rights are strong because they are few, and each new one has to be weighed against all the others.',
        weighing: 'An ordinary rule can do the same work, and can be changed when it does not fit.',
      },
      {
        claim: 'The line that we have was drawn for a reason.',
        reason: 'It may look arbitrary, but every line does, and so will the next one.',
        weighing: 'Whoever moves it should be able to say why it must stop at exactly that point.',
      },
    ],
  },
  {
    kinds: ['return'],
    pro: [
      {
        claim: 'What was taken does not become yours with time.',
        reason: 'The years make it more comfortable to keep, not more right.',
        weighing: 'If it had been taken from your own family, you would not accept that it was all too long ago.',
        answer:
          'Where somebody can be shown to have robbed somebody, few of us will quarrel. The motion goes much further, to cases in which nobody alive can say what happened.',
        words: 'loot looted soldiers burned stole stolen robbed theft grandfather polished',
      },
      {
        claim: 'An apology without a return is only words.',
        reason: 'You cannot say that it was wrong to take something and then explain why you will keep it.',
        weighing: 'Either the past was wrong and that has consequences, or we do not mean what we say.',
      },
      {
        claim: 'It means more to those who lost it.',
        reason: 'For one side it is one possession among many; for the other it is part of who they are.',
        weighing: 'Where the loss is small and the gain is large, giving back is easy to justify.',
        answer:
          'It can mean a great deal to more than one side. Something that has been loved and studied in a place for generations has roots there as well.',
        words: 'identity belongs ancestors ruin',
      },
      {
        claim: 'Giving back starts a conversation on equal terms.',
        named: (measure) => `${measure} starts a conversation on equal terms.`,
        reason: 'Those who have been treated fairly are ready to lend, to share and to work together.',
        weighing: 'You get more from a partner than from somebody who is still waiting for justice.',
      },
    ],
    con: [
      {
        claim: 'Who exactly is the owner today?',
        reason: 'Families, towns and whole countries have split, moved and changed their names since then.',
        weighing: 'To hand something to the wrong claimant is a second injustice, and that one would be ours.',
      },
      {
        claim: 'A general rule is too blunt for this.',
        reason: 'Some of it was stolen, some bought and some given away, and often nobody can tell any more.',
        weighing: 'Every case deserves an answer of its own, and this motion gives all of them the same.',
      },
      {
        claim: 'Sharing does more than handing over.',
        reason: 'Loans, common ownership and joint work let both sides have a part in it.',
        weighing: 'A change of owner makes one side happy; an agreement can satisfy two.',
      },
      {
        claim: 'A gesture can close a book that should stay open.',
        reason:
          'Once something has been handed back with a speech and a handshake, many will think that all is settled.',
        weighing: 'What was lost is far more than a thing, and people are owed more than a ceremony.',
      },
    ],
  },
  {
    kinds: ['reform'],
    pro: [
      {
        claim: 'Rules made for another time reward the past.',
        reason: 'They keep things as they stood on the day when they were written.',
        weighing: 'The risk of change is smaller than the slow loss of respect.',
      },
      {
        claim: 'People carry out decisions that they had a part in.',
        reason: 'Whoever is never asked sees no reason to go along.',
        weighing: 'A decision that takes a little longer and is kept beats a quick one that is not.',
      },
      {
        claim: 'It will not change by itself.',
        reason: 'Those who could change it are those who do well out of it.',
        weighing: 'That is why the push has to come from outside, and this motion is one.',
      },
      {
        claim: 'The small repairs are used up.',
        reason: 'Each of them was meant to be enough, and each was followed by the same complaint.',
        weighing: 'At some point you have to change the design.',
      },
    ],
    con: [
      {
        claim: 'Change needs the consent of those who lose by it.',
        reason: 'A reform that goes over their heads is blocked, or agreed and then ignored.',
        weighing: 'Better ways of working now are worth more than a redesign that never comes.',
      },
      {
        claim: 'We know the faults of the old; we do not know those of the new.',
        reason: 'Every design looks clean on paper, because nobody has had to live with it yet.',
        weighing: 'Faults that you know, you can work around.',
      },
      {
        claim: 'It is a matter of will, not of structure.',
        reason: 'The best rules fail with people who do not want to agree, and poor ones work with people who do.',
        weighing: 'Moving the furniture is easier than changing minds, and that is why it is so popular.',
      },
      {
        claim: 'While everybody is rebuilding, nobody is doing the work.',
        reason: 'New posts, new rules and new names keep people busy with themselves for years.',
        weighing: 'Those who need something done in the meantime pay for the move.',
      },
    ],
  },
  {
    kinds: ['start', 'any'],
    pro: [
      {
        claim: 'The gain comes back every day; the trouble comes once.',
        reason: 'Changing over is a nuisance for a few weeks, and then it is simply how things are done.',
        weighing: 'A cost that ends should not outweigh a benefit that does not.',
      },
      {
        claim: 'It is easier to change an arrangement than to change human nature.',
        reason: 'Much of what we do was set up for other times and has been carried along ever since.',
        weighing: 'We should plan for how people are, not for how we would like them to be.',
      },
      {
        claim: 'It answers a need that is there already.',
        reason: 'Those who are affected make do as best they can, because nobody has offered them anything better.',
        weighing: 'What everyone patches up alone works better when it is done properly once.',
      },
      {
        claim: 'It opens more doors than it closes.',
        reason: 'Many would gain something by it, and the others lose very little.',
        weighing: 'It is a poor bargain to deny many a chance in order to spare a few some trouble.',
      },
    ],
    con: [
      {
        claim: 'Everything else is tied to the old arrangement.',
        reason: 'Plans, contracts and habits fit together; pull at one thread, and the rest moves.',
        weighing: 'This plan counts its own cost, but not the cost it causes next door.',
      },
      {
        claim: 'New things need people, and people are busy already.',
        reason: 'Somebody has to run it, and that somebody has work today that would be left undone.',
        weighing: 'A good idea without enough hands is a burden on those who are there.',
      },
      {
        claim: 'Let a few try it first.',
        reason: 'If it is as good as we are told, that will show in two or three places within a year.',
        weighing: 'Then we can decide on results; to do it everywhere at once is a bet.',
      },
      {
        claim: 'It promises more than it can deliver.',
        reason: 'The picture we are shown assumes that everybody behaves exactly as the plan expects.',
        weighing: 'People never do, and then the disappointment hits the whole idea.',
      },
    ],
  },
  {
    kinds: ['technology'],
    pro: [
      {
        claim: 'The question is whether it does better than we do now.',
        reason: 'People make mistakes too, out of haste, tiredness or prejudice, and we have got used to those.',
        weighing: 'A tool need not be perfect; it has to be better than a tired human being.',
      },
      {
        claim: 'It gives to many what only a few could afford.',
        reason: 'Good help has always depended on who could pay for it.',
        weighing: 'To hold it back protects an old privilege.',
      },
      {
        claim: 'It will come anyway; we can still choose the rules.',
        reason: 'Those who take part early have a say in how it is used.',
        weighing: 'Stay out, and others will write the rules for you.',
      },
      {
        claim: 'It frees people for what only people can do.',
        reason: 'Routine work eats the hours that should go into listening, thinking and caring.',
        weighing: 'Nobody loses their dignity because a machine fills in a form.',
      },
    ],
    con: [
      {
        claim: 'When it goes wrong, nobody is responsible.',
        reason: 'The maker points at the user, the user points at the machine, and the victim is left waiting.',
        weighing: 'Power should not be given to anything that cannot be called to account.',
      },
      {
        claim: 'What we hand over, we forget how to do.',
        reason: 'Skills that are not used fade, and we find out on the day when the system is down.',
        weighing: 'Convenience is pleasant, but helplessness is a high price for it.',
      },
      {
        claim: 'It learns from the past, faults and all.',
        reason: 'Whoever was treated unfairly before is treated unfairly again, only faster.',
        weighing: 'A prejudice that looks like arithmetic is harder to fight than one you can see.',
      },
      {
        claim: 'Those who sell it tell us that it is safe.',
        reason: 'The people who know most about it are paid by those who profit from it.',
        weighing: 'Until somebody independent can look inside, caution is common sense.',
      },
    ],
  },
]
