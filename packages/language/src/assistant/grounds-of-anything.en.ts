import type { Ground } from './ground.ts'

/** Lines of argument that fit any measure, wherever it is taken. */
export const ANYTHING: readonly Ground[] = [
  {
    pro: [
      {
        claim: 'Doing nothing is a choice too.',
        reason:
          'Everybody asks what this plan would cost, and hardly anybody asks what it costs to leave things as they are.',
        weighing: 'A step that turns out badly can be corrected; the time we lose by waiting cannot be made up.',
      },
      {
        claim: 'It does not have to be perfect; it has to be better than today.',
        reason: 'Every plan looks poor beside an ideal one, and the ideal one is never on offer.',
        weighing: 'So the fair question is whether people would be better off with it than without it.',
      },
      {
        claim: 'Most objections are about how, not about whether.',
        reason: 'Dates, exceptions and details can be settled once the decision has been made, and usually they are.',
        weighing: 'A detail that can be fixed is no reason to turn down a principle that is right.',
      },
      {
        claim: 'Those who lose by the present state of things are seldom asked.',
        reason:
          'They are fewer, or poorer, or younger than those who decide, so their side of the story is easy to miss.',
        weighing: 'A change that helps them should count for more than the comfort of those who are doing fine.',
      },
      {
        claim: 'Somebody has to go first.',
        reason: 'When everybody waits for everybody else, even an obvious step is put off for ever.',
        weighing: 'Once one has moved and nothing terrible has happened, the others run out of excuses.',
      },
      {
        claim: 'We can try it and look at the result.',
        reason: 'Set a date, agree on what should be better by then, and check it in public.',
        weighing: 'My side is willing to be measured; yours asks us to trust that things will sort themselves out.',
      },
      {
        claim: 'Habit is not an argument.',
        reason: 'That something has always been done this way tells us only that nobody has changed it yet.',
        weighing: 'If the old way is really the better one, it should have a better reason to offer than its age.',
      },
      {
        claim: 'These are arguments against any change at all.',
        reason: 'Too soon, too hard, too dear: that has been said of everything that we are proud of today.',
        weighing: 'Unless there is something special against this plan, it deserves its chance.',
      },
      {
        claim: 'If it fails, we know more; if we never try, we know nothing.',
        reason: 'The worst that has been described so far is some wasted effort.',
        weighing: 'Set that against what people put up with now, and the risk is worth taking.',
      },
      {
        claim: 'A decision sends a message.',
        reason: 'People notice what those around them think worth doing, and many act on it without being told.',
        weighing: 'That effect costs nothing, and it reaches further than the plan itself.',
      },
    ],
    con: [
      {
        claim: 'The aim is fine; this is not the way to reach it.',
        reason:
          'It is a long road from wanting something to getting it, and the motion says very little about the road.',
        weighing: 'A good aim does not excuse a weak plan, because it is the plan that people have to live with.',
      },
      {
        claim: 'Whatever we spend on this, we cannot spend on something else.',
        reason: 'Money, time and patience all run out, and this plan needs some of each.',
        weighing: 'It is not enough that it does some good; it has to do more good than the next thing on the list.',
      },
      {
        claim: 'There are smaller steps that nobody has tried properly.',
        reason:
          'Better information, better use of the rules we have, help for those who need it: all of that can begin tomorrow.',
        weighing: 'If a small step is enough, the big one is a mistake; if it is not, the big one is still there.',
      },
      {
        claim: 'People will find a way round it.',
        reason: 'Few of us follow a plan to the letter when it costs us something, and the clever slip away first.',
        weighing: 'The ones left to carry the burden are the honest ones, and that is not what anybody wanted.',
      },
      {
        claim: 'It is easy to decide this and hard to take it back.',
        reason:
          'Once it is done, people arrange their lives around it, and nobody likes to admit that it was a mistake.',
        weighing: 'With a decision that is hard to reverse, the side that wants it has to offer more than a hope.',
      },
      {
        claim: 'The real cause lies somewhere else.',
        reason: 'This deals with what we can see, because that is easier than dealing with what lies behind it.',
        weighing: 'Treat the symptom, and you can be proud of the treatment while the illness goes on.',
      },
      {
        claim: 'One answer cannot fit everybody.',
        reason:
          'What helps in one place is useless in the next, and whoever makes a plan thinks first of people like themselves.',
        weighing: 'Let those on the spot decide, and fewer of them will be hurt by somebody else’s good idea.',
      },
      {
        claim: 'Who has the last word in doubtful cases?',
        reason:
          'Words that look clear today will be read in different ways tomorrow, and somebody will have to choose.',
        weighing: 'As long as we do not know who that is, we are buying a closed box.',
      },
      {
        claim: 'It divides people who need each other.',
        reason: 'A plan that many of those concerned reject sets people at odds who have to get on the next day.',
        weighing: 'What is reached by patience lasts longer than what is won by a show of hands.',
      },
      {
        claim: 'It sounds better than it works.',
        reason: 'It fits into one sentence, and that is a good part of its charm.',
        weighing: 'What is simple to say is often hard to do, and somebody has to pay for the difference.',
      },
    ],
  },
]
