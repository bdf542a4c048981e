import type { Act, CampaignState, MotionKind, ProcedurePack } from '@placard/engine'

type MotionAct = Extract<Act, { kind: 'motion' }>

/**
 * Independent oracle for the legality of acts, from the rules of the page and the pack alone: it shares no code with
 * the engine's own check, so that the two can be compared. Returns the rule that an accepted act would break; undefined
 * when it breaks none that is stated here.
 */
export function breachOf(state: CampaignState, seat: string, act: Act): string | undefined {
  const seats = new Set(state.seats.map(({ id }) => id))
  if (state.status !== 'active') return 'the session is not running'
  if (!seats.has(seat)) return 'a stranger acts'
  if ('target' in act && act.target !== undefined && (!seats.has(act.target) || act.target === seat))
    return 'wrong address'
  if (namesWhatIsNot(state, act)) return 'it names what is not on the agenda'
  const called = state.floor.order?.caucus?.turn?.seat
  if (called !== undefined && called !== seat && SPOKEN.has(act.kind)) return 'it speaks out of turn'
  const isQuiet = ['vote', 'declare', 'choose', 'request-floor', 'yield'].includes(act.kind)
  if (state.floor.vote && !isQuiet) return 'it interrupts a vote'
  return breachOnFloor(state, seat, act) ?? breachOnText(state, seat, act)
}

/** Speeches: in a moderated caucus a delegation waits until the chair calls it. */
const SPOKEN = new Set<Act['kind']>([
  'support',
  'oppose',
  'question',
  'appeal',
  'reassure',
  'warn',
  'apologise',
  'explain',
  'propose',
  'concede',
  'trade',
  'promise',
  'threaten',
  'remark',
])

function namesWhatIsNot(state: CampaignState, act: Act): boolean {
  const changes = [
    ...('changes' in act ? act.changes : []),
    ...('change' in act && act.change ? [act.change] : []),
    ...(act.kind === 'trade' ? [act.give, act.take] : []),
  ]
  const issues = [
    ...changes.map(({ issue }) => issue),
    ...('issue' in act && act.issue !== undefined ? [act.issue] : []),
  ]
  if (issues.some((issue) => state.issues[issue] === undefined)) return true
  return changes.some(({ issue, option }) => state.issues[issue]?.options[option] === undefined)
}

function breachOnFloor(state: CampaignState, seat: string, act: Act): string | undefined {
  const { vote, motion, speakersList, speaker, order } = state.floor
  switch (act.kind) {
    case 'motion':
      return state.procedure && breachOfMotion(state, state.procedure, act)
    case 'second':
      if (!motion || motion.secondedBy || motion.debateUntil !== undefined) return 'nothing waits for a second'
      return motion.by === seat ? 'the mover seconds itself' : undefined
    case 'request-floor':
      if (speakersList.includes(seat)) return 'twice on the list'
      return order?.isListClosed ? 'the list is closed' : undefined
    case 'yield':
      return speakersList.includes(seat) || speaker === seat ? undefined : 'nothing to yield'
    case 'vote':
      if (!vote) return 'no vote runs'
      if (vote.ballots.some((ballot) => ballot.seat === seat)) return 'a second ballot'
      if (vote.manner === 'roll-call' && vote.order[vote.ballots.length] !== seat) return 'out of turn'
      return act.choice === 'abstain' && isBound(state, seat) ? 'present and voting abstains' : undefined
    case 'point':
      return state.procedure && breachOfPoint(state, seat, act.point)
    default:
      return undefined
  }
}

function isBound({ floor }: CampaignState, seat: string): boolean {
  const isSubstance = ['draft', 'amendment', 'part'].includes(floor.vote?.question.kind ?? '')
  return isSubstance && (floor.order?.presentAndVoting.includes(seat) ?? false)
}

function businessOf({ floor }: CampaignState): string {
  const as = floor.order?.caucus?.as
  return as === undefined ? 'debate' : as === 'moderated' ? 'moderated-caucus' : 'unmoderated-caucus'
}

const NEEDS_DRAFT = new Set<MotionKind>([
  'vote',
  'adjourn-debate',
  'important-question',
  'division',
  'roll-call',
  'consensus',
])

function breachOfMotion(state: CampaignState, pack: ProcedurePack, act: MotionAct): string | undefined {
  const names = pack.motions.map(({ motion }) => motion)
  const rule = pack.motions[names.indexOf(act.motion)]
  if (!rule) return 'the pack does not know the motion'
  if (!rule.during.some((business) => business === businessOf(state))) return 'not during this business'
  const { motion: pending, order } = state.floor
  if (pending) {
    if (pending.secondedBy || pending.debateUntil !== undefined) return 'a seconded motion is overtaken'
    const isHigher = names.indexOf(act.motion) < names.indexOf(pending.motion)
    const isLonger = act.motion === pending.motion && (act.minutes ?? 0) > (pending.terms?.minutes ?? 0)
    if (!isHigher && !isLonger) return 'a lower motion overtakes a higher one'
  }
  const last = order?.decidedAt[act.motion]
  if (last !== undefined && state.clock.elapsedMs - last < rule.repeatSeconds * 1000) return 'repeated too soon'
  if (rule.minutesMost > 0 && !(Number(act.minutes) >= rule.minutesLeast && Number(act.minutes) <= rule.minutesMost)) {
    return 'a length the pack does not allow'
  }
  const open = state.drafts.filter(({ status }) => status === 'open')
  if (NEEDS_DRAFT.has(act.motion) && open.length === 0) return 'there is no draft'
  if (act.motion === 'division' && !open.some(({ deal }) => (deal[act.issue ?? -1] ?? 0) > 0)) return 'no such clause'
  if (act.motion === 'reconsider' && (open.length > 0 || state.drafts.length === 0)) return 'nothing to reconsider'
  if (act.motion === 'appeal' && !order?.ruling) return 'no ruling to appeal against'
  if (act.motion === 'adjourn-meeting' && (open.length > 0 || state.drafts.length === 0))
    return 'the item is not disposed of'
  return act.motion === 'vote' && state.clock.phaseIndex === 0 ? 'a vote in the opening' : undefined
}

function breachOfPoint(
  state: CampaignState,
  seat: string,
  point: Extract<Act, { kind: 'point' }>['point'],
): string | undefined {
  const rule = state.procedure?.points.find((candidate) => candidate.point === point)
  if (!rule) return 'the pack does not know the point'
  if (!rule.during.some((business) => business === businessOf(state))) return 'not during this business'
  const { order, motion, votes } = state.floor
  if (point === 'right-of-reply' && !order?.mayReply.includes(seat)) return 'nobody spoke against it'
  if (point === 'explanation-of-vote' && !votes.some(({ question }) => question.kind === 'draft'))
    return 'no vote to explain'
  if (point === 'explanation-of-vote' && order?.explained.includes(seat)) return 'explained twice'
  const isOnMotion = point === 'for-the-motion' || point === 'against-the-motion'
  return isOnMotion && motion?.debateUntil === undefined ? 'no motion is debated' : undefined
}

function breachOnText(state: CampaignState, seat: string, act: Act): string | undefined {
  switch (act.kind) {
    case 'propose':
    case 'concede':
      return act.changes.length < 1 || act.changes.length > 3 ? 'none or too many changes' : undefined
    case 'accept':
    case 'decline':
      return state.offers.some(({ id, to, status }) => id === act.offer && to === seat && status === 'open')
        ? undefined
        : 'no such offer to this seat'
    case 'react':
      return state.proposals.some(({ id, by, status }) => id === act.proposal && by !== seat && status === 'open')
        ? undefined
        : 'no such proposal of another'
    case 'declare':
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return state.drafts.some(({ id, status }) => id === act.draft && status === 'open') ? undefined : 'no open draft'
    case 'choose': {
      const choice = state.crisis?.card.choices.find(({ id }) => id === act.choice)
      const capital = state.capital[state.seats.findIndex(({ id }) => id === seat)] ?? 0
      return state.crisis?.status === 'open' && choice && choice.diplomaticCost <= capital
        ? undefined
        : 'no such choice'
    }
    default:
      return undefined
  }
}
