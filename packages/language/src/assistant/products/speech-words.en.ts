import type { Toned, TonedAbout } from './tones.ts'

const opening: TonedAbout = {
  usual: [
    (name) => `${name} comes to this debate with a clear position.`,
    (name) => `${name} will say where it stands, and what it can offer.`,
    (name) => `${name} has a stake in this, and we say so openly.`,
    (name) => `${name} wants a result that lasts longer than this session.`,
    (name) => `${name} takes the floor to make concrete proposals.`,
  ],
  harder: [
    (name) => `${name} will be blunt.`,
    (name) => `${name} did not come here to applaud good intentions.`,
    (name) => `${name} will name what is missing.`,
    (name) => `${name} has run out of patience.`,
    (name) => `${name} will measure this committee by what it decides.`,
  ],
  gentler: [
    (name) => `${name} comes here to listen as much as to speak.`,
    (name) => `${name} offers its thoughts in a spirit of friendship.`,
    (name) => `${name} would like to build on what others have said.`,
    (name) => `${name} holds out its hand to every delegation in this room.`,
    (name) => `${name} believes that we can find common ground.`,
  ],
  'more-formal': [
    (name) => `The delegation of ${lowerThe(name)} thanks the Chair for giving it the floor.`,
    (name) => `The delegation of ${lowerThe(name)} wishes to place the following on record.`,
    (name) => `The delegation of ${lowerThe(name)} reaffirms its commitment to the work of this committee.`,
    (name) => `On behalf of ${lowerThe(name)}, we have the honour to state the following.`,
  ],
  simpler: [
    (name) => `I speak for ${lowerThe(name)}.`,
    (name) => `${name} has an idea, and we want to share it.`,
    (name) => `For ${lowerThe(name)}, this is real life.`,
    (name) => `${name} wants to help fix this.`,
  ],
}

const closing: TonedAbout = {
  usual: [
    (name) => `${name} has made its case, and has listened to yours.`,
    (name) => `${name} asks for your attention one last time.`,
    (name) => `${name} has changed its text because of what it heard here.`,
  ],
  harder: [
    (name) => `${name} did not come this far to go home with nothing.`,
    (name) => `${name} will remember this vote.`,
    (name) => `${name} has given way where it could, and not where it counts.`,
  ],
  gentler: [
    (name) => `${name} is grateful for all that was said here.`,
    (name) => `${name} has learned from all of you.`,
    (name) => `${name} leaves this room with more friends than it had when it came.`,
  ],
  'more-formal': [
    (name) => `The delegation of ${lowerThe(name)} wishes to make a final statement.`,
    (name) => `The delegation of ${lowerThe(name)} thanks the committee for its attention.`,
  ],
  simpler: [(name) => `I speak for ${lowerThe(name)} one last time.`, (name) => `${name} has one thing left to say.`],
}

const reply: TonedAbout = {
  usual: [
    (name) => `${name} takes the objection seriously.`,
    (name) => `${name} has an answer to it.`,
    (name) => `${name} would like to set the record straight.`,
  ],
  harder: [
    (name) => `${name} will not leave that unanswered.`,
    (name) => `${name} has heard this before, and it was wrong then.`,
    (name) => `${name} asks for facts, and has brought some.`,
  ],
  gentler: [
    (name) => `${name} would like to build on that thought.`,
    (name) => `${name} has asked itself the same question.`,
    (name) => `${name} is glad that the question was raised.`,
  ],
  'more-formal': [
    (name) => `The delegation of ${lowerThe(name)} thanks the previous speaker.`,
    (name) => `The delegation of ${lowerThe(name)} wishes to clarify its position.`,
  ],
  simpler: [(name) => `${name} sees it another way.`, (name) => `Let me say what ${lowerThe(name)} thinks.`],
}

/** Sentences that say for whom the speaker speaks. */
export const speakers = { opening, closing, reply } as const

function lowerThe(name: string): string {
  return name.replace(/^The /, 'the ')
}

/** What leads to a fact; the fact follows as a sentence of its own. */
export const factLeads: Toned = {
  usual: ['', 'Consider one fact.', 'The record is plain.', 'Here is what we know.'],
  harder: [
    'Look at the facts.',
    'Here is what delay has bought us.',
    'The facts leave no room for excuses.',
    'The record speaks against us.',
  ],
  gentler: ['One fact has stayed with us.', 'It may help to recall where we stand.', '', 'Allow us to share one fact.'],
  'more-formal': [
    'We recall the following finding.',
    'The facts before this committee are clear.',
    'It is a matter of record.',
    'The evidence bears repeating.',
  ],
  simpler: ['Here is a fact.', 'Think about this.', 'One fact says a lot.', ''],
}

/** What leads to a proposal that begins with "that" or "to". */
export const firstProposals: Toned = {
  usual: ['We therefore propose', 'Our first proposal is', 'We ask for one thing above all:', 'Let us agree'],
  harder: [
    'Our demand is',
    'It is time',
    'Let this committee decide, today,',
    'We will accept nothing less than a decision',
  ],
  gentler: ['We would like to propose', 'Our hope is', 'Perhaps we can agree', 'We would be glad to see a decision'],
  'more-formal': [
    'We have the honour to propose',
    'We recommend that the committee decide',
    'It is our considered proposal',
    'We respectfully propose',
  ],
  simpler: ['We propose', 'Our idea is', 'Our plan is', 'Let us agree'],
}
export const furtherProposals: Toned = {
  usual: ['We also propose', 'Our second proposal is', 'Beyond that, let us agree', 'We would also support a decision'],
  harder: [
    'And it is time',
    'That is not enough: we also demand a decision',
    'We also insist on a decision',
    'Let us also decide',
  ],
  gentler: [
    'We would also welcome a decision',
    'We would also be glad of a decision',
    'Another step could be',
    'We might also agree',
  ],
  'more-formal': [
    'We further propose',
    'It is also our proposal',
    'In addition, we invite the committee to decide',
    'We would further support a decision',
  ],
  simpler: ['We also propose', 'Another idea is', 'We can also agree', 'The next step is'],
}
export const lastProposals: Toned = {
  usual: ['Finally, we propose', 'Lastly, let us agree', 'And we would support a decision', 'One more proposal is'],
  harder: [
    'Lastly, let this committee decide',
    'And let us put it in writing: we agree',
    'Finally, our demand is',
    'The last thing we ask for is a decision',
  ],
  gentler: [
    'Finally, we would be happy to agree',
    'Lastly, we could agree',
    'And if others agree, we could decide',
    'One last thought is',
  ],
  'more-formal': [
    'Finally, we have the honour to propose',
    'Lastly, we would welcome a decision',
    'We propose, in conclusion,',
    'Our final proposal is',
  ],
  simpler: ['Last of all, we propose', 'And one more idea is', 'Finally, we can agree', 'The last step is'],
}

/** What leads to an objection, which follows as a sentence in quotation marks. */
export const concernLeads: Toned = {
  usual: [
    'Some will say:',
    'We have heard the objection:',
    'There is a serious concern:',
    'A colleague may well object:',
  ],
  harder: [
    'We know the excuse:',
    'We will be told, as always:',
    'Those who want to wait will say:',
    'And then comes the familiar line:',
  ],
  gentler: [
    'Some colleagues say:',
    'Some of our friends worry:',
    'There is a fair concern:',
    'Some of you have told us:',
  ],
  'more-formal': [
    'It has been said:',
    'We have taken note of the concern:',
    'The argument has been made:',
    'Certain delegations maintain:',
  ],
  simpler: ['Some people say:', 'You may think:', 'One worry is this:', 'I have heard people say:'],
}

/** What leads to a measure that the country cannot accept; its label follows. */
export const refusals: Toned = {
  usual: [
    'What we cannot support is',
    'There is one line we cannot cross:',
    'One idea in this room goes too far for us:',
    'We will not be able to vote for',
  ],
  harder: [
    'We will vote against',
    'Do not count on our vote for',
    'Let there be no doubt: we reject',
    'Our answer is no to',
  ],
  gentler: [
    'We find it harder to join those who ask for',
    'We ask for a little patience with us on',
    'We cannot yet support',
    'We still have doubts about',
  ],
  'more-formal': [
    'We regret that we are not in a position to support',
    'We must reserve our position on',
    'We are unable to associate ourselves with',
    'We cannot join a consensus on',
  ],
  simpler: ['We do not want', 'We cannot say yes to', 'One thing does not work for us:', 'We will say no to'],
}

/** What leads to an earlier text. */
export const recallLeads: Toned = {
  usual: ['We are not starting from scratch: we have', 'We build on', 'The groundwork was laid by', 'We can point to'],
  harder: [
    'Nobody can say that we never promised: there is',
    'We signed up to',
    'We gave our word in',
    'We have already committed ourselves in',
  ],
  gentler: [
    'It gives us hope that we already have',
    'Together we have already agreed on',
    'We can be proud of',
    'We are glad to build on',
  ],
  'more-formal': [
    'We recall',
    'We reaffirm our commitment to',
    'We are guided by',
    'We pay tribute to the work that led to',
  ],
  simpler: ['We already have', 'Remember', 'We have promised this before, in', 'There is already'],
}

/** What is said about the country's own vote. */
export const voteWords = {
  for: 'voted in favour of',
  against: 'voted against',
  abstain: 'abstained on',
} as const
