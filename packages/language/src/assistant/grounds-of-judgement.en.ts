import type { Ground, Line } from './ground.ts'

/** Why what is judged is bad. */
const BLAME: readonly Line[] = [
  {
    claim: 'Look at results, not at intentions.',
    reason: 'What something was meant to do is no defence of what it does.',
    weighing: 'Whoever lives with the result cannot live on the intention.',
  },
  {
    claim: 'The pattern repeats too often to be an accident.',
    reason: 'A single case can be bad luck; the same thing again and again has a cause.',
    weighing: 'Excuses that fit every case explain none of them.',
  },
  {
    claim: 'Its defenders compare it with nothing at all.',
    reason: 'The fair comparison is with what else could have been done with the same effort.',
    weighing: 'Being better than nothing is the lowest bar there is.',
  },
  {
    claim: 'Those who praise it are mostly those who do well by it.',
    reason: 'Ask the people who pay for it, and you hear a different story.',
    weighing: 'Where the praise and the cost fall on different people, I listen to those with the cost.',
  },
  {
    claim: 'The good it does could be had in other ways.',
    reason: 'Take the best example you can think of, and ask whether this was really needed for it.',
    weighing: 'Only what could not have happened otherwise belongs on its side of the account.',
  },
  {
    claim: 'The damage is slow, and that is why it is overlooked.',
    reason: 'Nobody notices on a single day; you see it when you compare a whole life with what it might have been.',
    weighing: 'A harm that creeps up on people is no smaller than one that makes a noise.',
  },
  {
    claim: 'It gets in the way of something better.',
    reason: 'As long as people make do with it, nobody feels a need to look further.',
    weighing: 'The true price of a poor solution is the good one that never comes.',
  },
  {
    claim: 'It has had plenty of time to improve.',
    reason: 'The complaints are old, they are fair, and they have been heard.',
    weighing: 'What has not changed after all that is not a teething problem; it is how the thing works.',
  },
  {
    claim: 'Those it hurts most can defend themselves least.',
    reason: 'The confident and the comfortable take what they like from it and leave the rest.',
    weighing: 'A thing should be judged by what it does to those who cannot walk away.',
  },
  {
    claim: 'We excuse here what we would excuse nowhere else.',
    reason: 'Describe it without its name to somebody who does not know it, and watch their face.',
    weighing: 'Being used to something is not the same as finding it right.',
  },
  {
    claim: 'It rewards the wrong things.',
    reason: 'Watch who gets ahead by it, and ask whether you would like your friends to become like that.',
    weighing: 'What a thing rewards, it gets more of, whatever fine words are said about it.',
  },
  {
    claim: 'Those who can choose look for other ways.',
    reason: 'Nobody makes a speech about it; they simply find something better for themselves.',
    weighing: 'When people vote with their feet, that says more than any praise.',
  },
  {
    claim: 'Even its friends speak of what it could be.',
    reason: 'Listen closely, and the praise is nearly always about the future.',
    weighing: 'We are asked about the thing itself, not about a dream of it.',
  },
]

/** Why it is better than it is made out to be. */
const PRAISE: readonly Line[] = [
  {
    claim: 'The failures are seen and the successes are not.',
    reason: 'Trouble that never happened, because it was prevented, is in no headline.',
    weighing: 'A verdict that counts one side of the book is no verdict.',
  },
  {
    claim: 'Compared with what?',
    reason: 'A judgement needs a measure: the world without it, or something else that does the same work.',
    weighing: 'Until that something else is named, the complaint is a wish.',
  },
  {
    claim: 'Do not blame the tool for the hand.',
    reason: 'Much of what goes wrong is done by people, and they would do it by other means as well.',
    weighing: 'If you change the tool and leave the hand, you have changed nothing.',
  },
  {
    claim: 'People choose it, again and again.',
    reason: 'Those who know it best go on using it, and not all of them can be mistaken about their own lives.',
    weighing: 'It takes a strong argument to tell so many that they do not know what is good for them.',
  },
  {
    claim: 'A loud example is not a rule.',
    reason: 'The worst cases are told and told again, because an ordinary day makes no story.',
    weighing: 'Judge it by that ordinary day, for there are many more of those.',
  },
  {
    claim: 'It is better than it was.',
    reason: 'Mistakes have been made, seen and put right, and that is how anything good comes about.',
    weighing: 'The useful question is which way it is going, not whether it has arrived.',
  },
  {
    claim: 'It does most for those who have the least.',
    reason: 'The well-off have other ways; for everybody else there is often nothing to put in its place.',
    weighing: 'It is easy to look down on something that you do not depend on.',
  },
  {
    claim: 'Its faults are those of the people in it.',
    reason: 'Impatience, vanity and laziness turn up wherever human beings do something together.',
    weighing: 'If that were enough to condemn a thing, nothing at all would be left.',
  },
  {
    claim: 'Every fault you name can be repaired.',
    reason: 'None of them follows from what the thing is; they follow from how it is handled here and there.',
    weighing: 'A fault that can be repaired is a task, not a verdict.',
  },
  {
    claim: 'It would be missed at once.',
    reason: 'Imagine one year without it, and go through the people you know one by one.',
    weighing: 'What we would rush to bring back cannot be as bad as all that.',
  },
  {
    claim: 'Its critics ask it to do everything at once.',
    reason: 'Nobody blames an umbrella for not being a roof.',
    weighing: 'Judge it by the job that it was meant to do, and it does rather well.',
  },
  {
    claim: 'Small gains add up.',
    reason: 'On any single day you hardly notice them; over the years you would not be the same without them.',
    weighing: 'Slow progress is easy to mock and very hard to replace.',
  },
  {
    claim: 'The content are quiet.',
    reason: 'Those who are pleased with something do not write angry letters about it.',
    weighing: 'Silence is no proof, but shouting is no proof either.',
  },
]

/** Lines of argument on judgements, which propose no measure: "the United Nations is useless". */
export const JUDGEMENT: readonly Ground[] = [
  { kinds: ['blame'], pro: BLAME, con: PRAISE },
  { kinds: ['praise'], pro: PRAISE, con: BLAME },
]
