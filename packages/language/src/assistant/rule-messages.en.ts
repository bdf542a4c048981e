import type { ProcedurePack } from '@placard/contract'

type MotionRule = ProcedurePack['motions'][number]
type Business = MotionRule['during'][number]

const DURING: Readonly<Record<Business, string>> = {
  debate: 'formal debate',
  'moderated-caucus': 'a moderated caucus',
  'unmoderated-caucus': 'an unmoderated caucus',
  voting: 'voting',
}

const duringText = (during: readonly Business[]) => during.map((one) => DURING[one]).join(', ')

const COUNTS = ['nobody', 'one delegation', 'two delegations', 'three delegations']
const count = (of: number) => COUNTS[of] ?? String(of)

/** Sentences of answers about motions and points. */
export const ruleMessages = {
  tableHead: '| Rules | Decided by | Second | Debate | Precedence |\n|---|---|---|---|---|',
  tableOf: (title: string) => `**${title}** under the three sets of rules here:`,
  row: (pack: string, majority: string, second: string, debate: string, rank: string) =>
    `| ${pack} | ${majority} | ${second} | ${debate} | ${rank} |`,
  unknownRow: (pack: string) => `| ${pack} | not in these rules | – | – | – |`,
  majorities: {
    chair: 'the chair',
    majority: 'simple majority',
    'two-thirds': 'two thirds',
    council: 'three fifths of the seats',
  } satisfies Record<MotionRule['decidedBy'], string>,
  needs: {
    chair: 'the chair grants it, without a vote',
    majority: 'a simple majority of those voting',
    'two-thirds': 'two thirds of those voting',
    council: 'three fifths of the seats, with no veto',
  } satisfies Record<MotionRule['decidedBy'], string>,
  yesNo: (needed: boolean) => (needed ? 'needed' : 'no'),
  debate: (inFavour: number, against: number) =>
    inFavour + against === 0 ? 'none' : `${inFavour} for, ${against} against`,
  rank: (place: number, of: number) => `${place} of ${of}`,
  secondFact: (needed: boolean) => (needed ? 'a second is needed' : 'no second is needed'),
  debateFact: (inFavour: number, against: number) =>
    inFavour + against === 0
      ? 'it is not debated'
      : `${count(inFavour)} may speak for it and ${count(against)} against it`,
  placeFact: (place: number) =>
    place === 1 ? 'it is decided before all other motions' : `it comes ${ordinal(place)} in the order of precedence`,
  lengthFact: (least: number, most: number) =>
    most === 0 ? 'it has no duration of its own' : `it may be asked for from ${least} to ${most} minutes`,
  whenFact: (during: readonly Business[]) => `it is in order during ${duringText(during)}`,
  sameEverywhere: (title: string, fact: string) => `**${title}**: ${fact}, under all the rules here that include it.`,
  differs: (title: string, lines: readonly string[]) => `**${title}**, by the rules used:\n\n${lines.join('\n')}`,
  inPack: (pack: string, fact: string) => `- *${pack}*: ${fact}`,
  conferences: 'Conferences differ: your own handbook takes precedence.',
  pointLead: (title: string) =>
    `**${title}** is a point: it is put to the chair and answered or ruled on at once. It needs no second and no vote.`,
  pointLine: (pack: string, during: readonly Business[], source: string) =>
    `- *${pack}*: in order during ${duringText(during)} (${source})`,
  precedenceLead: (pack: string) => `**${pack}**: motions in order of precedence, the first decided first.`,
  motionNames: {
    vote: 'close the debate and vote',
    appeal: 'appeal against a ruling',
    suspend: 'suspend the meeting',
    'unmoderated-caucus': 'unmoderated caucus',
    'moderated-caucus': 'moderated caucus',
    'adjourn-meeting': 'adjourn the meeting',
    'adjourn-debate': 'adjourn the debate',
    'limit-time': 'limit speaking time',
    'close-list': 'close the speakers list',
    'reopen-list': 'reopen the speakers list',
    'important-question': 'important question',
    division: 'divide the question',
    'roll-call': 'roll-call vote',
    consensus: 'adopt without a vote',
    reconsider: 'reconsider a decision',
    'straw-poll': 'straw poll',
  } satisfies Record<MotionRule['motion'], string>,
} as const

function ordinal(place: number): string {
  const end =
    place % 10 === 1 && place !== 11
      ? 'st'
      : place % 10 === 2 && place !== 12
        ? 'nd'
        : place % 10 === 3 && place !== 13
          ? 'rd'
          : 'th'
  return `${place}${end}`
}
