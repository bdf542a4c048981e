import { type RecentPoint, recentIdealPoints, scaleToUnit, YEARS_AVERAGED } from './idealPoints.ts'
import { METHOD, ORIENTATION, POLES, SOURCES } from './poles.ts'
import { compareText } from './sourceData.ts'
import { blendTheta, blocMeanOf, blocMeans, PART_WEIGHTS } from './theta.ts'
import {
  type CountryRecord,
  type OrientedRollCall,
  onTopic,
  orientRollCalls,
  pointLookup,
  recordOf,
} from './topicStances.ts'
import {
  type CountryStance,
  type Member,
  type RollCall,
  type SourceData,
  type StancesFile,
  TOPICS,
  type Topic,
  type TopicHeader,
  type TopicStance,
} from './types.ts'

/** Ten years of votes: enough roll calls for every topic, and no government older than the delegates. */
export const SESSIONS_READ = 10

/** Derives the content file: one entry per member given, in code order, even without data. */
export function deriveStances(data: SourceData, members: readonly Member[]): StancesFile {
  const last = Math.max(...data.rollCalls.map(({ session }) => session))
  const first = last - SESSIONS_READ + 1
  const recent = data.rollCalls.filter(({ session }) => session >= first)
  const rollCallsOf = orientByTopic(recent, data)
  const points = recentIdealPoints(data.idealPoints)
  const positions = scaleToUnit(new Map([...points].map(([iso3, { value }]) => [iso3, value])))
  const means = blocMeans(members, positions)
  const entries = [...members]
    .sort((a, b) => compareText(a.iso3, b.iso3))
    .map((member) => {
      const general = {
        idealPoint: positions.get(member.iso3) ?? null,
        blocMean: blocMeanOf(member.blocs, means),
      }
      return [member.iso3, countryStance(member, general, points.get(member.iso3), rollCallsOf)] as const
    })
  return {
    schemaVersion: 1,
    sources: SOURCES,
    orientation: ORIENTATION,
    method: METHOD,
    sessions: { first, last },
    topics: byTopic((topic) => topicHeader(topic, rollCallsOf[topic])),
    countries: Object.fromEntries(entries),
  }
}

type ByTopic<T> = Readonly<Record<Topic, T>>

function byTopic<T>(make: (topic: Topic) => T): ByTopic<T> {
  const [me, nu, di, hr, co, ec] = TOPICS
  return { me: make(me), nu: make(nu), di: make(di), hr: make(hr), co: make(co), ec: make(ec) }
}

function orientByTopic(rollCalls: readonly RollCall[], data: SourceData): ByTopic<OrientedRollCall[]> {
  const pointOf = pointLookup(data.idealPoints)
  return byTopic((topic) => orientRollCalls(onTopic(rollCalls, topic), pointOf))
}

function topicHeader(topic: Topic, rollCalls: readonly OrientedRollCall[]): TopicHeader {
  const yesIsPlus = rollCalls.filter(({ polarity }) => polarity > 0).length
  const ratio = rollCalls.length === 0 ? 0 : yesIsPlus / rollCalls.length
  return { ...POLES[topic], rollCalls: rollCalls.length, yesIsPlusRatio: round(ratio) }
}

type General = { readonly idealPoint: number | null; readonly blocMean: number | null }

function countryStance(
  { iso3 }: Member,
  general: General,
  point: RecentPoint | undefined,
  rollCallsOf: ByTopic<OrientedRollCall[]>,
): CountryStance {
  const records = byTopic((topic) => recordOf(iso3, rollCallsOf[topic]))
  const present = TOPICS.map((topic) => {
    const held = rollCallsOf[topic].length
    return held === 0 || records[topic].stance === null ? 0 : records[topic].votes / held
  })
  const confidence =
    PART_WEIGHTS.stance * (present.reduce((sum, ratio) => sum + ratio, 0) / TOPICS.length) +
    PART_WEIGHTS.idealPoint * ((point?.count ?? 0) / YEARS_AVERAGED) +
    PART_WEIGHTS.blocMean * (general.blocMean === null ? 0 : 1)
  return {
    idealPoint: roundOrNull(general.idealPoint),
    idealPointYears: point?.years ?? null,
    blocMean: roundOrNull(general.blocMean),
    confidence: round(confidence),
    topics: byTopic((topic) => topicStance(records[topic], general)),
  }
}

/** Rounds the parts after blending, so that theta is the rounded value and not a sum of rounded parts. */
function topicStance({ stance, votes, sessions }: CountryRecord, general: General): TopicStance {
  return { stance: roundOrNull(stance), theta: round(blendTheta({ stance, ...general })), votes, sessions }
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value)
}

/** Three decimals: finer than the precision of the data, and the same text on every machine. Never −0. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
