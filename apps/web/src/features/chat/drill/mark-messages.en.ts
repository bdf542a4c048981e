import type { CriterionId, FindingId, ImprovementId, PartId, SetAside, SpeechMarks, Verdict } from '@placard/language'

const CRITERIA: Readonly<Record<CriterionId, string>> = {
  argument: 'Argument',
  evidence: 'Evidence',
  rebuttal: 'Rebuttal',
  delivery: 'Delivery',
}

/** What earns the points of each part. */
const PARTS: Readonly<Record<PartId, { readonly name: string; readonly rule: string }>> = {
  reasons: {
    name: 'Reasons',
    rule: 'Sentences that say something and why: because, if … then, not … but, an example, a comparison, a question with its answer. Plain words earn as much as formal ones. In a short speech, how many of its sentences do counts instead.',
  },
  substance: {
    name: 'Substance',
    rule: 'Words that say something particular. The motion’s own words, “important”, “many people” and “my second point” are none.',
  },
  depth: {
    name: 'Worked out',
    rule: 'Words in sentences that say something, from 40 on; 180 earn all. Thanks and announcements do not count.',
  },
  sources: {
    name: 'Sources that bear on it',
    rule: 'Treaties, bodies, courts, reports and resolutions from our list, where they bear on the motion and on what the sentence says. Three are all. A name that is not in our list, or that has nothing to do with the motion, earns nothing.',
  },
  figures: {
    name: 'Figures',
    rule: 'Figures that say something. With its source a figure earns one point, without it less than half.',
  },
  pictures: {
    name: 'Examples and pictures',
    rule: 'Cases, comparisons from life, and general truths that are applied.',
  },
  meets: {
    name: 'Points taken up',
    rule: 'Points of the other side’s last speech that you name, or that a sentence of yours is about.',
  },
  refutes: {
    name: 'Refuted',
    rule: 'Where you take a point up you say that it fails: “but”, “that does not follow”, “even if”.',
  },
  grounds: {
    name: 'With a ground',
    rule: 'The answer has reasons in the sentences that follow.',
  },
  claim: {
    name: 'Claim',
    rule: 'One of your first two sentences is about the motion; later, it earns one point.',
  },
  order: {
    name: 'Order',
    rule: 'Nothing comes too late: no “I forgot”, no “my real reason” at the end, no first sentence that only makes sense after a later one.',
  },
  brevity: {
    name: 'No idle words',
    rule: 'Few sentences about the speech itself: thanks, announcements, “as I said”.',
  },
  time: {
    name: 'Time',
    rule: 'You use 60 to 100 per cent of your time; 40 to 115 per cent earns one point. Without a clock it is left out.',
  },
}

const VERDICTS: Readonly<Record<Exclude<Verdict, 'marked'>, string>> = {
  empty: 'There was nothing to mark.',
  'not-english': 'The criteria read English. This speech does not read as English sentences, so nothing was marked.',
  gibberish: 'These are not words the criteria can read, so nothing was marked.',
  'too-short':
    'Fewer than twenty words of it count, and that is too little to mark. Sentences that are struck through do not count.',
  copied: 'More than half of it is the other side’s own speech. Their words earn nothing.',
}

const SET_ASIDE: Readonly<Record<SetAside, string>> = {
  copied: 'does not count: the other side’s words',
  repeated: 'does not count: said before',
  list: 'does not count: words without a sentence',
  insult: 'does not count: an insult is no reason',
}

/** What was found in a speech as a whole: a short label at its sentences, and one sentence in the report. */
const FINDINGS: Readonly<Record<FindingId, { readonly label: string; readonly text: string }>> = {
  'other-side': {
    label: 'for the other side',
    text: 'This speech argues for the other side. However good its reasons are, they earn no argument here.',
  },
  copied: {
    label: 'the other side’s words',
    text: 'Much of this speech is taken from the other side. Only your own words earn marks.',
  },
  'off-topic': {
    label: 'off the motion',
    text: 'Most of this speech is not about the motion. True or not, it does not help your side.',
  },
  'not-in-list': {
    label: 'not in our list',
    text: 'Not in our list of real treaties, bodies, courts and reports, so it earns nothing:',
  },
  'names-only': {
    label: 'does not bear on it',
    text: 'Real, but nothing here shows what it has to do with the motion:',
  },
  contradicts: {
    label: 'contradicts itself',
    text: 'This speech says one thing and takes it back elsewhere, so that neither stands. Decide which of the two you mean.',
  },
  insults: {
    label: 'insult',
    text: 'Insults earn nothing, and a chair would call you to order. Answer the point, not the person.',
  },
  padding: {
    label: 'says nothing yet',
    text: 'Most sentences of this speech would fit any motion. They say nothing about this one.',
  },
}

type Improvement = SpeechMarks['improvements'][number]

const recordOf = ({ record }: Improvement) => (record === undefined ? '' : `${record.fact} (${record.source})`)

/** What to write instead, in outline. */
const IMPROVEMENTS: Readonly<Record<ImprovementId, (improvement: Improvement) => string>> = {
  'turn-round': () =>
    'Turn it round: “That sounds good, but it comes at a price: …”, and then say what your own side wins.',
  'choose-one': ({ about }) =>
    about === undefined
      ? 'Keep one of the two and drop the other.'
      : `It cannot stand beside “${about}” Keep one of the two and say why.`,
  'name-real': ({ about }) =>
    `Drop ${about === undefined ? 'the name' : `“${about}”`}, or put in its place a treaty, report or case that the room can look up: “In …, … found that …”`,
  'drop-name': ({ about }) =>
    `Drop ${about === undefined ? 'the name' : `“${about}”`}, or say what follows from it for this motion: “It matters here because …”`,
  return: () =>
    'Say what this has to do with the motion: “The same is true of …, because …” If nothing comes to mind, drop it.',
  'drop-insult': () => 'Say what is wrong with the point instead: “That does not follow, because …”',
  'own-words': () => 'Say what is wrong with this in words of your own: “That sounds right, but …, because …”',
  'say-something': () =>
    'Drop it, and use the time for one particular thing: who does what, to whom, and what comes of it.',
  'give-reason': ({ sentence }) =>
    sentence === undefined
      ? 'Add one more reason: “If …, then …, because …”'
      : 'Go on after it: “… because …”, or “If we do not, then …” A claim convinces only those who shared it before.',
  answer: ({ about }) => `Answer “${about ?? ''}” In outline: “They say …. But …, because …, and so …”`,
  'add-source': (improvement) =>
    improvement.record === undefined
      ? 'Add one fact with its source: “According to …, …. This means …”'
      : `Add a fact that is on record: ${recordOf(improvement)}. Then say what follows: “This means …”`,
  'add-picture': () => 'Add a case or a comparison from life: “It is as if …” or “That is what happened in …, when …”',
  'move-first': () => 'Look through your sentences for the reason that weighs most, and begin with it.',
}

export const markMessages = {
  criteria: CRITERIA,
  parts: PARTS,
  verdicts: VERDICTS,
  setAside: SET_ASIDE,
  findings: FINDINGS,
  score: (value: number | undefined) => (value === undefined ? 'not measured' : `${value} of 10`),
  summary: (overall: string, text: string) => `Mark: ${overall} (${text})`,
  unmarked: 'Not marked',
  points: (points: number, most: number) => `${points} of ${most}`,
  atMost: (most: number) => `That costs much of the mark: it is at most ${most}.`,
  two: 'Two sentences that would raise the mark most',
  one: 'The sentence that would raise the mark most',
  missing: 'A sentence that is missing:',
  instead: IMPROVEMENTS,
  gain: (points: number) => `up to ${points} ${points === 1 ? 'point' : 'points'} more`,
  whole: 'Nothing more to ask for. Make it shorter, or choose a tougher style for the other side.',
  unmet: (point: string) => `Not taken up: “${point}”`,
  how: {
    title: 'How speeches are marked',
    text: 'The marks come from these criteria and from nothing else: the same speech against the same speech always has the same marks. No language model gives them; where one is connected, it speaks for the other side and may add a word of advice. The side, the subject and the sources are checked: the side by what your sentences say of the motion, the sources against a list of real ones. Whether a fact is true, beyond the name of its source, the criteria cannot tell: check yours. They read English.',
    weights: (percent: number) => `${percent} % of the whole mark`,
    limits:
      'However well it is built, a speech gets at most 3 out of 10 when it argues for the other side, leaves the motion, rests on sources that are not in our list, drops names that do not bear on it, contradicts itself, says nothing, is the other side’s own, or insults.',
    notCounted:
      'Sentences that repeat what was said, copy the other side, insult, or are lists of words without grammar earn nothing and take nothing away.',
    most: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  },
} as const
