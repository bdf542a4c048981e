import type { DrillSide } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { CriterionId, PartId, SetAside, Verdict } from '@placard/language'
import { clockText } from '../../../kit/ui/clock-text.ts'

const CRITERIA: Readonly<Record<CriterionId, string>> = {
  structure: 'Structure',
  evidence: 'Evidence',
  rebuttal: 'Rebuttal',
}

/** What earns the points of each part, and advice for where they were lost. */
const PARTS: Readonly<Record<PartId, { readonly name: string; readonly rule: string; readonly advice: string }>> = {
  claim: {
    name: 'Opening claim',
    rule: 'One of your first two sentences says where you stand on the motion; later, it earns one point.',
    advice: 'Say in your first sentence whether you are for or against the motion, and in half a sentence why.',
  },
  signposts: {
    name: 'Signposts',
    rule: 'Different signposts, such as “two reasons”, “first” and “finally”, each with a thought behind it, a point each. The same one again earns nothing.',
    advice: 'Announce your points (“I have two reasons”) and begin each one with its number.',
  },
  conclusion: {
    name: 'Conclusion',
    rule: 'One of your last two sentences draws the conclusion about the motion, or asks for the vote.',
    advice: 'End with one sentence that asks the room for something: “For these reasons, vote for this motion.”',
  },
  time: {
    name: 'Time',
    rule: 'You use 60 to 100 per cent of your time; 40 to 115 per cent earns one point. Without a clock it is left out.',
    advice: 'Use at least three fifths of your time, and stop when it ends.',
  },
  figures: {
    name: 'Figures',
    rule: 'Sentences with a figure that says something: an amount, a share, a year. Two for the first.',
    advice: 'Bring one figure with its unit and year. A number the room can check weighs more than “many”.',
  },
  sources: {
    name: 'Sources and examples',
    rule: 'Treaties, articles, resolutions, reports and bodies that you name, two points each; places and cases, one each.',
    advice:
      'Name one document by its title or number, such as “Article 2 of the Charter”, and one country as an example.',
  },
  reasons: {
    name: 'Put to use',
    rule: 'Evidence whose sentence, or the next, says what follows from it: “which means”, “because”, “therefore”.',
    advice: 'After each fact add a sentence that begins with “This means”, so that the room hears why you say it.',
  },
  meets: {
    name: 'Points taken up',
    rule: 'Points of the other side’s last speech that a sentence of yours is about, in your own words.',
    advice: 'Take up one of their points by name before you go on with yours.',
  },
  refutes: {
    name: 'Refuted',
    rule: 'Where you take a point up you say that it fails: “but”, “that does not follow”, “even if”.',
    advice: 'Say plainly that the point fails: “The delegate says …; but that does not follow.”',
  },
  grounds: {
    name: 'With a ground',
    rule: 'The refutation has a reason or evidence in it, or in the next two sentences.',
    advice: 'Give the refutation a “because”: a fact, a case or a reason their point cannot explain.',
  },
}

const TOPICS: Readonly<Record<string, string>> = {
  all: 'All topics',
  climate: 'Climate and oceans',
  cybersecurity: 'Cyberspace and new weapons',
  nuclear: 'Nuclear order',
  pandemic: 'Health and pandemics',
  trade: 'Trade',
  humanitarian: 'Humanitarian crises',
  order: 'The United Nations and law',
  development: 'Development',
  rights: 'Human rights',
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
}

const clock = (seconds: number) => clockText(seconds * 1000)
const score = (value: number | undefined) => (value === undefined ? 'not measured' : `${value} of 10`)

export const drillMessages = {
  title: 'Debate drill',
  intro:
    'Pick a motion and a side. The assistant takes the other one, times you and answers what you really said. After each speech you see, sentence by sentence, what it earned.',
  clock,
  score,
  criteria: CRITERIA,
  parts: PARTS,
  verdicts: VERDICTS,
  setAside: SET_ASIDE,
  sides: { for: 'For', against: 'Against' } satisfies Record<DrillSide, string>,
  setup: {
    motion: 'Motion',
    topic: 'Topic',
    topics: TOPICS,
    any: 'Any of them',
    own: 'In my own words',
    ownLabel: 'Your motion',
    ownHint:
      'For instance: This house would lower the voting age to sixteen. The built-in opponent argues it by its kind, without facts of its own.',
    ownShort: 'Give the motion at least eight characters.',
    notLoaded: 'The list of motions could not be loaded. You can still put a motion in your own words.',
    side: 'Your side',
    country: 'Speak for a country (optional)',
    countryPlaceholder: 'Search a country',
    mode: 'Style of the other side',
    modes: {
      collaborative: 'Argues its side and looks for what both could sign.',
      gentle: 'Argues its side softly, and grants what is sound.',
      balanced: 'Argues its side plainly, point by point.',
      challenging: 'Tests every claim and asks for the ground.',
      aggressive: 'Presses every gap, never the person.',
    } satisfies Record<Personality, string>,
    rounds: 'Speeches you make',
    roundsCount: (count: number) => (count === 1 ? '1 speech' : `${count} speeches`),
    seconds: 'Time for each',
    secondsCount: (count: number) => `${count} seconds`,
    begin: 'Start the drill',
    offline: 'You are offline. You can start a drill once you are back online.',
  },
  call: (motion: string, side: DrillSide, country: string | undefined, rounds: number, seconds: number) =>
    `Debate drill. The motion: “${motion}” I speak ${side} it${country === undefined ? '' : ` as the delegate of ${country}`}, in ${rounds === 1 ? 'one speech' : `${rounds} speeches`} of ${seconds} seconds. Take the other side and open.`,
  room: {
    motion: 'The motion',
    you: (side: DrillSide, country: string | undefined) =>
      `You speak ${side}${country === undefined ? '' : ` · ${country}`}`,
    speech: (round: number, of: number) => `Your speech ${round} of ${of}`,
    opponent: 'The other side',
    took: (used: string, given: string) => `${used} of ${given}`,
    untimed: 'not timed',
    callAgain: 'Call the motion',
    uncalled: 'The motion has not been called yet.',
  },
  floor: {
    label: 'The floor',
    theirs: 'The other side has the floor.',
    sending: 'Your speech is on its way.',
    ready: (seconds: number) => `You have ${seconds} seconds. The clock starts when you do, and stops when you pause.`,
    begin: 'Start my speech',
    pause: 'Pause',
    resume: 'Continue',
    deliver: 'Deliver',
    deliverHint: 'Ctrl+Enter delivers the speech. Nothing is cut off when the time is over.',
    placeholder: 'Chair, honourable delegates…',
    speech: 'Your speech',
    timer: 'Time left',
    left: (seconds: number) => `${clock(seconds)} left`,
    over: (seconds: number) => `+${clock(seconds)} over`,
    words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
    count: (length: string) => `${length} / 4,000`,
    paused: 'The clock is paused.',
    takenUp: 'The page was closed during your speech, and the clock was paused. Continue when you are ready.',
    nothing: 'Say something first: an empty speech cannot be delivered.',
    began: (seconds: number) => `Your speech has begun: ${seconds} seconds.`,
    remain: (seconds: number) => `${seconds} seconds left.`,
    ended: 'Time. Finish your sentence; what runs over is counted.',
    overBy: (seconds: number) => `${seconds} seconds over.`,
  },
  marks: {
    summary: (text: string) => `Marks: ${text}`,
    unmarked: 'not marked',
    points: (points: number, most: number) => `${points} of ${most}`,
    advice: 'Practise this',
    whole: 'Everything the criteria ask for. Make it shorter, or choose a tougher style for the other side.',
    unmet: (point: string) => `Not taken up: “${point}”`,
  },
  report: {
    title: 'Report card',
    overall: 'Overall',
    noScore: 'Nothing could be measured.',
    chart: 'Mean marks of this drill, out of ten',
    table: 'Marks of each speech, out of ten',
    speech: 'Speech',
    mean: 'Mean',
    time: 'Time',
    next: 'For the next drill',
    again: 'Another drill',
    swap: 'The same motion from the other side',
    progress: 'Your drills so far',
    progressTable: 'Mean marks of your latest drills, newest first',
    motion: 'Motion',
    first: 'This is your first drill. The next ones will be compared with it here.',
    none: 'Drills you have finished are shown here with their marks.',
    loading: 'Loading your earlier drills…',
    failed: 'Your earlier drills could not be loaded.',
  },
  how: {
    title: 'How speeches are marked',
    text: 'The figures come from these criteria and from nothing else: the same speech against the same speech always has the same marks. No language model gives them; where one is connected, it speaks for the other side and may add a word of advice. The criteria look at form and at what answers what. They cannot tell whether a fact is true: check yours. They read English.',
    notCounted:
      'Sentences that repeat what was said, copy the other side, or are lists of words without grammar earn nothing and take nothing away.',
    most: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  },
} as const
