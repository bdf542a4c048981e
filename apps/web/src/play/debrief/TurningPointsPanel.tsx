import type { Debrief, SeatView, SessionDetail } from '@placard/contract'
import type { Act } from '@placard/engine'
import { Badge } from '../../kit/ui/Badge.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { GoBack } from '../room/GoBack.tsx'
import { countryIn, type Room } from '../room/room.ts'
import { wholeRoom } from '../room/whole-room.ts'
import { actText, changeText } from '../room/wording.ts'
import { Section } from './Section.tsx'
import { turningMessages as words } from './turning-messages.en.ts'

type Point = Debrief['turningPoints'][number]
type Expectation = Point['made']

/** An act of a turning point in words, including an answer to a crisis. */
export function pointActText(act: Act, room: Room): string {
  if (act.kind === 'accept' || act.kind === 'decline') return answerText(act, room)
  if (act.kind !== 'choose') return actText(act, room)
  const crises = [...(room.crisis ? [room.crisis] : []), ...room.crisesClosed]
  const choice = crises.flatMap(({ choices }) => choices).find(({ id }) => id === act.choice)?.text
  return choice === undefined ? actText(act, room) : words.choosing(choice)
}

function answerText(act: Extract<Act, { kind: 'accept' | 'decline' }>, room: Room): string {
  const offer = room.offers.find(({ id }) => id === act.offer)
  if (!offer) return actText(act, room)
  const told = [countryIn(room, offer.by), changeText(room, offer.give), changeText(room, offer.take)] as const
  return words[act.kind](...told)
}

/** The value of an outcome by the engine's weighting: score and quality equally. */
export function worthOf({ score, quality }: Expectation): number {
  return (score + quality) / 2
}

/** The text of the panel when there is no turning point. */
export function nothingTurned(entries: SessionDetail['entries'], { you }: Pick<SeatView, 'you'>): string {
  return entries.some(({ seat, kind }) => seat === you && kind !== 'ballot') ? words.noneNoticed : words.none
}

/** The player's own acts that changed the result most, with their value and a better alternative. */
export function TurningPointsPanel({ points, detail }: { points: readonly Point[]; detail: SessionDetail }) {
  const room = wholeRoom(detail)
  if (points.length === 0) {
    return <Section title={words.title} intro={nothingTurned(detail.entries, detail.view)} children={null} />
  }
  return (
    <Section title={words.title} intro={words.intro}>
      <ol className="grid gap-8 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {points.map((point) => (
          <TurningPoint key={point.seq} point={point} room={room} session={detail.session} />
        ))}
      </ol>
    </Section>
  )
}

type TurningPointProps = { point: Point; room: Room; session: SessionDetail['session'] }

function TurningPoint({ point, room, session }: TurningPointProps) {
  const { made, silent, better } = point
  const time = clockText(point.at)
  const act = pointActText(point.act, room)
  const isHelp = worthOf(made) >= worthOf(silent)
  return (
    <li className="flex min-w-0 flex-col gap-3 border-t border-hairline pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
        <Badge tone={isHelp ? 'success' : 'danger'}>{isHelp ? words.helped : words.cost}</Badge>
        <span className="tabular">{words.at(time)}</span>
      </p>
      <h3 className="font-serif text-20 first-letter:uppercase">{act}</h3>
      <p className="text-14 text-text-2">{words.summary(made, silent)}</p>
      <Ends point={point} caption={act} better={better && pointActText(better.act, room)} />
      {!better && <p className="text-13 text-text-2">{isHelp ? words.noBetter : words.silenceBest}</p>}
      <GoBack session={session} seq={Math.max(1, point.seq - 1)} time={time} />
    </li>
  )
}

type EndsProps = { point: Point; caption: string; better: string | undefined }

function Ends({ point: { made, silent, better: line, draws }, caption, better }: EndsProps) {
  const rows = [
    { name: words.made, end: made },
    { name: words.silent, end: silent },
    ...(line && better !== undefined ? [{ name: words.better(better), end: line.expected }] : []),
  ]
  const best = Math.max(...rows.map(({ end }) => worthOf(end)))
  return (
    <table className="w-full border-collapse text-13">
      <caption className="sr-only">{words.caption(caption)}</caption>
      <thead>
        <tr className="border-b border-hairline text-start text-text-3">
          {words.columns.map((name, index) => (
            <th key={name} scope="col" className={`py-1.5 font-normal ${index === 0 ? 'text-start' : 'ps-3 text-end'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, end }) => (
          <tr
            key={name}
            className={`border-b border-hairline ${worthOf(end) === best ? 'font-semibold' : 'font-normal'}`}
          >
            <th scope="row" className="py-1.5 text-start [font-weight:inherit]">
              {name}
            </th>
            <td className="ps-3 text-end tabular">{words.figure(end.score)}</td>
            <td className="ps-3 text-end tabular">{words.figure(end.quality)}</td>
            <td className="ps-3 text-end whitespace-nowrap tabular">{words.adopted(end.adoptedRatio, draws)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
