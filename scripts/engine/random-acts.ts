import { planSession } from '@placard/application'
import { type CampaignState, type Command, decide, dice, due, nextDueAt, type ProcedurePack } from '@placard/engine'
import { shippedPacks } from '../../content/procedure/packs.ts'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { breachOf } from './judge.ts'
import { randomAct } from './random-act.ts'

const OPENED_AT = 1_700_000_000_000
/** Random acts tried at each moment of a session, before what is due there. */
const TRIES = 6
/** Moments per session. */
const MOMENTS = 400

/** Results of random acts: how many were accepted, and which of those break a rule nevertheless. */
export interface RandomActs {
  readonly acts: number
  readonly accepted: number
  /** Acts in which the oracle finds a breach, rejected or not. */
  readonly broken: number
  readonly sessions: number
  /** Motions and points among those accepted, by name. */
  readonly procedure: Readonly<Record<string, number>>
  readonly breaches: readonly string[]
}

/** Fuzzes sessions of all campaigns and packs with random acts, and checks accepted ones against the oracle. */
export function tryRandomActs(wanted: number): RandomActs {
  const procedure: Record<string, number> = {}
  const breaches: string[] = []
  let [acts, accepted, broken, sessions] = [0, 0, 0, 0]
  while (acts < wanted) {
    sessions += 1
    for (const moment of momentsOf(sessions)) {
      if (acts >= wanted) break
      acts += 1
      if (moment.breach) broken += 1
      if (moment.accepted === undefined) continue
      accepted += 1
      if (moment.accepted !== '') procedure[moment.accepted] = (procedure[moment.accepted] ?? 0) + 1
      if (moment.breach) breaches.push(moment.breach)
    }
  }
  return { acts, accepted, broken, sessions, procedure, breaches }
}

interface Tried {
  /** The name of the accepted motion or point, empty for another act; undefined when it was rejected. */
  readonly accepted: string | undefined
  readonly breach: string | undefined
}

function* momentsOf(seed: number): Iterable<Tried> {
  const throws = dice(seed)
  let [state, now] = [openSession(seed), OPENED_AT]
  const submit = (command: Command): boolean => {
    const decision = decide(state, command, { now })
    if (decision.ok) state = decision.state
    return decision.ok
  }
  for (let moment = 0; moment < MOMENTS && state.status === 'active'; moment++) {
    for (let attempt = 0; attempt < TRIES && state.status === 'active'; attempt++) {
      const { seat, act } = randomAct(state, throws)
      const breach = breachOf(state, seat, act)
      const isAccepted = submit({ kind: 'TakeAct', seat, act, words: '', origin: 'person' })
      const name = act.kind === 'motion' ? act.motion : act.kind === 'point' ? act.point : ''
      yield {
        accepted: isAccepted ? name : undefined,
        breach: breach && `${breach}: ${seat} ${JSON.stringify(act)}`,
      }
    }
    now = Math.max(now + 1, nextDueAt(state) ?? now)
    const [first] = due(state, now)
    if (first?.kind === 'clock') submit({ kind: 'AdvanceClock' })
    if (first?.kind === 'act') {
      submit({ kind: 'TakeAct', seat: first.seat, act: first.act, words: 'Chair.', origin: first.origin })
    }
  }
}

/** A session of a campaign under one of the packs, some minutes long so that all its phases occur. */
function openSession(seed: number): CampaignState {
  const campaigns = shippedCampaignIds()
  const packs: readonly ProcedurePack[] = Object.values(shippedPacks)
  const campaign = shippedCampaign(campaigns[seed % campaigns.length] ?? '')
  const procedure = packs[Math.floor(seed / campaigns.length) % packs.length]
  if (!campaign || !procedure) throw new RangeError(`no campaign or pack for seed ${seed}`)
  const people = [{ userId: 'person', name: 'A person', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `random-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new RangeError(`no session of ${campaign.id}`)
  const plan = { ...planned.plan, procedure, durationMinutes: 12 }
  const opened = decide(undefined, { kind: 'OpenSession', plan }, { now: OPENED_AT })
  if (!opened.ok) throw new RangeError(opened.rejection.detail)
  return opened.state
}
