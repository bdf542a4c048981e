import type { Act, SessionEvent } from '@placard/engine'

/** Features of a seat's behaviour in a session, from public events: a rate each, by name. */
export type Behaviour = Readonly<Record<string, number>>

/** Acts whose share of all of a seat's autonomous speeches is characteristic of its mode. */
const SPOKEN = [
  'threaten',
  'warn',
  'appeal',
  'reassure',
  'question',
  'oppose',
  'support',
  'propose',
  'concede',
  'trade',
] as const satisfies readonly Act['kind'][]
const REACTIONS = ['welcome', 'live-with', 'cannot-accept'] as const

interface Counts {
  readonly spoken: Map<string, number>
  readonly reactions: Map<string, number>
  offers: number
  accepted: number
  pressed: number
  struckBack: number
}

/** The behaviour of each seat that acted, from a session's public events alone; no secrets are read. */
export function behavioursOf(events: readonly SessionEvent[]): ReadonlyMap<string, Behaviour> {
  const seats = new Map<string, Counts>()
  const of = (seat: string): Counts => {
    const known = seats.get(seat)
    if (known) return known
    const fresh = { spoken: new Map(), reactions: new Map(), offers: 0, accepted: 0, pressed: 0, struckBack: 0 }
    seats.set(seat, fresh)
    return fresh
  }
  for (const event of events) count(event, of)
  return new Map([...seats].map(([seat, counts]) => [seat, ratesOf(counts)]))
}

function count(event: SessionEvent, of: (seat: string) => Counts): void {
  if (event.kind === 'proposal-met') bump(of(event.seat).reactions, event.reaction)
  if (event.kind !== 'act-taken') return
  const { seat, act, origin } = event
  if (origin === 'autonomous') bump(of(seat).spoken, act.kind)
  if (origin !== 'reply') return
  if (act.kind === 'accept' || act.kind === 'decline') {
    of(seat).offers += 1
    if (act.kind === 'accept') of(seat).accepted += 1
  }
  if (act.kind === 'warn' || act.kind === 'appeal') {
    of(seat).pressed += 1
    if (act.kind === 'warn') of(seat).struckBack += 1
  }
}

function bump(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function ratesOf({ spoken, reactions, offers, accepted, pressed, struckBack }: Counts): Behaviour {
  return {
    ...shares('says', SPOKEN, spoken),
    ...shares('meets', REACTIONS, reactions),
    accepts: offers === 0 ? 0.5 : accepted / offers,
    strikesBack: pressed === 0 ? 0.5 : struckBack / pressed,
  }
}

function shares(prefix: string, names: readonly string[], counts: ReadonlyMap<string, number>): Behaviour {
  const total = [...counts.values()].reduce((sum, value) => sum + value, 0)
  return Object.fromEntries(names.map((name) => [`${prefix} ${name}`, (counts.get(name) ?? 0) / Math.max(1, total)]))
}
