import type { RoomSeat } from './room.ts'

export type HallMember = Pick<RoomSeat, 'id' | 'blocs' | 'stance' | 'positions'>

/**
 * The place of a seat: degrees from the left end of the arc (0) to the right end (180), row 0 nearest to the rostrum.
 */
export type HallSeat = { readonly id: string; readonly angle: number; readonly row: 0 | 1 }

/** A sector of the hall: the seats that share a bloc; `bloc` is undefined for those that share none. */
export type HallWedge = {
  readonly bloc: string | undefined
  readonly from: number
  readonly to: number
  readonly seats: readonly string[]
}

export type HallPlan = { readonly seats: readonly HallSeat[]; readonly wedges: readonly HallWedge[] }

/** Margins in degrees: at both ends of the arc, and between two wedges. */
const MARGIN = 5
const GAP = 5
/** Number of seats from which on a second row is needed to keep the placards apart. */
const TWO_ROWS_FROM = 6

/** Blocs by cohesion. Tie-break: of two blocs with as many seats, the first names the wedge. */
const BY_COHESION = [
  'AOSIS',
  'EU',
  'CARICOM',
  'ECOWAS',
  'MERCOSUR',
  'ASEAN',
  'AU',
  'CSTO',
  'NATO',
  'CIS',
  'OPEC',
  'BRICS',
  'OIC',
  'LDC',
  'SAARC',
  'SCO',
  'OECD',
  'P5',
  'G77',
  'NAM',
] as const

const STANCE_ORDER = { favour: 0, undecided: 1, against: 2 } as const

type Group = { readonly bloc: string | undefined; readonly members: readonly HallMember[] }

/** The bloc with the most seats that are in no wedge yet; one of more than half the hall would be meaningless. */
function nextBloc(free: readonly HallMember[], total: number): string | undefined {
  let best: string | undefined
  let bestCount = 1
  for (const bloc of BY_COHESION) {
    const count = free.filter(({ blocs }) => blocs.includes(bloc)).length
    if (count > bestCount && count <= Math.ceil(total / 2)) {
      best = bloc
      bestCount = count
    }
  }
  return best
}

function groupsOf(members: readonly HallMember[]): Group[] {
  const groups: Group[] = []
  let free = members
  for (let bloc = nextBloc(free, members.length); bloc !== undefined; bloc = nextBloc(free, members.length)) {
    const name = bloc
    groups.push({ bloc, members: free.filter(({ blocs }) => blocs.includes(name)) })
    free = free.filter(({ blocs }) => !blocs.includes(name))
  }
  return free.length > 0 ? [...groups, { bloc: undefined, members: free }] : groups
}

function meanPosition({ members }: Group): number {
  const positions = members.flatMap((member) => member.positions)
  return positions.reduce((sum, position) => sum + position, 0) / Math.max(1, positions.length)
}

/**
 * Arranges the seats of a committee. Blocs sit together in wedges, ordered by their members' positions on the agenda;
 * within a wedge those in favour sit first and those against last, so that a seat that changes its stance moves along
 * the arc. Wedges never change during a session.
 */
export function hallPlan(members: readonly HallMember[]): HallPlan {
  const groups = groupsOf(members).sort((one, other) => meanPosition(one) - meanPosition(other))
  const free = 180 - 2 * MARGIN - GAP * (groups.length - 1)
  const slot = free / Math.max(1, members.length)
  const seats: HallSeat[] = []
  const wedges: HallWedge[] = []
  let angle = MARGIN
  for (const group of groups) {
    const ordered = [...group.members].sort(
      (one, other) => STANCE_ORDER[one.stance] - STANCE_ORDER[other.stance] || (one.id < other.id ? -1 : 1),
    )
    const from = angle
    for (const { id } of ordered) {
      const isInner = members.length >= TWO_ROWS_FROM && seats.length % 2 === 1
      seats.push({ id, angle: angle + slot / 2, row: isInner ? 0 : 1 })
      angle += slot
    }
    wedges.push({ bloc: group.bloc, from, to: angle, seats: ordered.map(({ id }) => id) })
    angle += GAP
  }
  return { seats, wedges }
}

/** The seat to the left or right of one, along the arc; the same seat at either end. */
export function neighbourOf(seats: readonly HallSeat[], id: string, step: 1 | -1): string {
  const index = seats.findIndex((seat) => seat.id === id)
  return seats[Math.min(seats.length - 1, Math.max(0, index + step))]?.id ?? id
}
