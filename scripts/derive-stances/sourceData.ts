import { selectColumns } from './csv.ts'
import {
  type Ballot,
  type IdealPoint,
  type Member,
  type RollCall,
  type SourceData,
  TOPICS,
  type Topic,
} from './types.ts'

/** The four files of the data folder as text. */
export type SourceTexts = {
  readonly votes: string
  readonly rollCalls: string
  readonly topicTags: string
  readonly idealPoints: string
}

/**
 * Members that the sources list under a predecessor's code. Serbia continued Yugoslavia's seat, and the data never
 * renamed it: `YU` among the votes, `YUG` (345) among the ideal points. Every other code is the member's own, `NA`
 * (Namibia) included.
 */
const PREDECESSOR_CODES = { SRB: { votes: 'YU', idealPoints: 'YUG' } } as const

/**
 * Parses the data and keeps current members only: the sources also list former states, Taiwan, rows without a code, and
 * the Holy See, which is not a member.
 * @throws {Error} when a vote, a session or an estimate violates the format, or a vote belongs to no roll call.
 */
export function readSourceData(texts: SourceTexts, members: readonly Member[]): SourceData {
  const tags = selectColumns(texts.topicTags, ['rcid', 'short_name'])
  const headers = selectColumns(texts.rollCalls, ['rcid', 'session'])
  const voteRows = selectColumns(texts.votes, ['rcid', 'country', 'country_code', 'vote'])
  const { ballots, votesLeftOut } = readBallots(voteRows, members)
  const topics = readTopics(tags)
  const rollCalls = headers.map(([id = '', session = '']) => ({
    id: wholeNumber(id),
    session: wholeNumber(session),
    topics: TOPICS.filter((topic) => topics.get(id)?.has(topic)),
    ballots: inOrder(ballots.get(id) ?? new Map()),
  }))
  const known = new Set(headers.map(([id]) => id))
  for (const id of ballots.keys()) if (!known.has(id)) throw new Error(`Votes name the unknown roll call ${id}.`)
  return {
    rollCalls: rollCalls.sort((a, b) => a.id - b.id),
    idealPoints: readIdealPoints(texts.idealPoints, members),
    counts: { votes: voteRows.length, rollCalls: headers.length, topicTags: tags.length },
    votesLeftOut,
  }
}

function readBallots(rows: readonly string[][], members: readonly Member[]) {
  const iso3ByCode = new Map(members.map(({ iso2, iso3 }) => [voteCodeOf(iso3, iso2), iso3]))
  const ballots = new Map<string, Map<string, Ballot>>()
  const votesLeftOut = new Map<string, number>()
  for (const [id = '', name = '', code = '', vote = ''] of rows) {
    const iso3 = iso3ByCode.get(code)
    const ballot = ballotOf(vote)
    const cast = ballots.get(id) ?? new Map<string, Ballot>()
    ballots.set(id, cast)
    if (iso3 === undefined) votesLeftOut.set(name, (votesLeftOut.get(name) ?? 0) + 1)
    else if (cast.has(iso3)) throw new Error(`${iso3} votes twice in roll call ${id}.`)
    else cast.set(iso3, ballot)
  }
  return { ballots, votesLeftOut }
}

function voteCodeOf(iso3: string, iso2: string): string {
  return iso3 === 'SRB' ? PREDECESSOR_CODES.SRB.votes : iso2.toUpperCase()
}

function ballotOf(vote: string): Ballot {
  if (vote === 'yes') return 1
  if (vote === 'abstain') return 0
  if (vote === 'no') return -1
  throw new Error(`"${vote}" is no vote.`)
}

function readTopics(rows: readonly string[][]): Map<string, Set<Topic>> {
  const topics = new Map<string, Set<Topic>>()
  for (const [id = '', name = ''] of rows) {
    const topic = TOPICS.find((candidate) => candidate === name)
    if (topic === undefined) throw new Error(`"${name}" is no topic.`)
    topics.set(id, (topics.get(id) ?? new Set()).add(topic))
  }
  return topics
}

function readIdealPoints(text: string, members: readonly Member[]): IdealPoint[] {
  const known = new Set(members.map(({ iso3 }) => iso3))
  return selectColumns(text, ['iso3c', 'year', 'idealpointfp', 'idealpointall'])
    .map(([code = '', year = '', finalPassage = '', everyVote = '']) => ({
      iso3: code === PREDECESSOR_CODES.SRB.idealPoints ? 'SRB' : code,
      year: wholeNumber(year),
      finalPassage: estimate(finalPassage),
      everyVote: estimate(everyVote),
    }))
    .filter(({ iso3 }) => known.has(iso3))
    .sort((a, b) => compareText(a.iso3, b.iso3) || a.year - b.year)
}

function inOrder(ballots: Map<string, Ballot>): RollCall['ballots'] {
  return new Map([...ballots].sort(([a], [b]) => compareText(a, b)))
}

/** Compares by code unit, the same on every machine, unlike a locale's order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function wholeNumber(text: string): number {
  const value = Number(text)
  // the ideal-point file writes years as 1946.0, which is an integer all the same
  if (text === '' || !Number.isInteger(value)) throw new Error(`"${text}" is no whole number.`)
  return value
}

function estimate(text: string): number | null {
  if (text === '' || text === 'NA') return null
  const value = Number(text)
  if (!Number.isFinite(value)) throw new Error(`"${text}" is no estimate.`)
  return value
}
