import { planSession } from '@placard/application'
import { debriefOf } from '@placard/engine'
import { playSession } from '../scripts/engine/play-session.ts'
import { POLICIES } from '../scripts/engine/policies.ts'
import { campaignOf, world } from './content.ts'
import { besideOthers, type PlayedLog } from './debrief-beside.ts'
import { type Bench, percentile } from './figure.ts'

const CAMPAIGN = 'cybersecurity-alliance'
const SEAT = 'ken'
/** A simulated player that acts as often as a person can: the worst case for counterfactual replays. */
const POLICY = 'cooperative'
const SESSIONS = 30
/** Number of sessions whose debriefs a server computes. */
const BESIDE = 12

/** Time to compute the whole debrief of a session of eight seats, with its counterfactual replays. */
export const bench: Bench = async () => {
  const times: number[] = []
  let points = 0
  // not measured: when a debrief is requested, the session has been played before
  const logs = Array.from({ length: SESSIONS }, (_, index) => played(index + 1))
  for (const { events } of logs) {
    const since = process.cpuUsage()
    const { turningPoints } = debriefOf(events, SEAT)
    const { user, system } = process.cpuUsage(since)
    times.push((user + system) / 1000)
    points += turningPoints.length
  }
  return [
    {
      name: 'debrief of 8 seats, longest (processor time)',
      value: percentile(times, 1),
      unit: 'ms',
      limit: { atMost: 400 },
    },
    { name: 'debrief of 8 seats, median (processor time)', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'turning points found a session', value: points / SESSIONS, unit: 'of 3' },
    ...(await besideOthers(logs.slice(0, BESIDE))),
  ]
}

function played(seed: number): PlayedLog {
  const people = [{ userId: 'ada', name: 'Ada', country: SEAT.toUpperCase() }]
  const planned = planSession({
    campaign: campaignOf(CAMPAIGN),
    world,
    sessionId: crypto.randomUUID(),
    seed,
    pace: 1,
    people,
  })
  if (!planned.ok) throw new Error(planned.rejection)
  const policy = POLICIES[POLICY]
  if (policy === undefined) throw new Error(`no policy ${POLICY}`)
  return { seed, events: playSession(planned.plan, { seat: SEAT, policy, seed }).events }
}
