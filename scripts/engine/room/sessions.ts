import { contradictionsIn } from './contradictions.ts'
import { hasReason, refersBack } from './grounds.ts'
import { type Fault, heardIn, spokenTime } from './heard.ts'
import { argumentsIn } from './known-arguments.ts'
import { crisesNamed, promisesRemembered } from './news-and-promises.ts'
import { onRecordIn } from './on-record.ts'
import { ownWordsIn } from './own-words.ts'
import { presuppositionsIn } from './presuppositions.ts'
import { repetitionsIn } from './repetitions.ts'
import { selfOppositionIn } from './self-opposition.ts'
import { namesIn } from './session-names.ts'
import { type SpokenSession, spokenSession } from './spoken-session.ts'
import { deedsIn } from './word-and-deed.ts'

/** What a listener finds in whole sessions; shares are 0…1 of the delegates' speeches, or of what had to be named. */
interface Listening {
  readonly sessions: number
  readonly speeches: number
  readonly contradictions: number
  readonly presuppositions: number
  readonly selfOppositions: number
  readonly reasoned: number
  readonly referring: number
  readonly crises: number
  readonly crisesNamed: number
  readonly brokenPromises: number
  readonly brokenPromisesNamed: number
  readonly repeated: number
  /** Speeches in which a seat acts otherwise than it spoke, proposed or signed, without a word on it. */
  readonly deeds: number
  /** Speeches against the seat's own clauses and promises, and beside what it was told. */
  readonly ownWords: number
  /** Speeches that claim of the record what it does not bear. */
  readonly onRecord: number
}

/** Takes each fault as it is found, with the session's name. */
type Report = (session: string, fault: Fault) => void

interface Found {
  readonly speeches: number
  readonly contradictions: readonly Fault[]
  readonly presuppositions: readonly Fault[]
  readonly selfOppositions: readonly Fault[]
  readonly bare: readonly Fault[]
  readonly unrelated: readonly Fault[]
  readonly crises: ReturnType<typeof crisesNamed>
  readonly promises: ReturnType<typeof promisesRemembered>
  readonly repetitions: readonly Fault[]
  readonly deeds: readonly Fault[]
  readonly ownWords: readonly Fault[]
  readonly onRecord: readonly Fault[]
}

/** Listens to one session with every detector. */
export function foundIn(session: SpokenSession): Found {
  const book = argumentsIn(session.book)
  const heard = heardIn(session, book)
  const names = namesIn(session)
  const faultOf = (kind: string) => (one: (typeof heard)[number]) => {
    const { seat, at, words } = one.saying
    return { kind, seat, at, words, because: one.saying.act.kind }
  }
  return {
    speeches: heard.length,
    contradictions: contradictionsIn(session, heard),
    presuppositions: presuppositionsIn(session, heard, book),
    selfOppositions: selfOppositionIn(session, heard),
    bare: heard.filter((one) => !hasReason(one, session, book, names)).map(faultOf('no reason')),
    unrelated: heard.filter((one) => !refersBack(one, session, book)).map(faultOf('no reference')),
    crises: crisesNamed(session, heard),
    promises: promisesRemembered(session, heard),
    repetitions: repetitionsIn(session, heard, book),
    deeds: deedsIn(session, heard),
    ownWords: ownWordsIn(session, heard),
    onRecord: onRecordIn(session, heard),
  }
}

const share = (part: number, all: number) => Math.round((1000 * part) / Math.max(1, all)) / 1000

/** Plays sessions one after the other and listens to what their delegates say. */
async function listenedTo(sessions: number, report: Report = () => undefined): Promise<Listening> {
  const sums = {
    speeches: 0,
    contra: 0,
    presup: 0,
    self: 0,
    bare: 0,
    unrelated: 0,
    repeated: 0,
    deeds: 0,
    own: 0,
    record: 0,
  }
  const named = { crises: 0, unnamed: 0, promises: 0, forgotten: 0 }
  for (let number = 0; number < sessions; number++) {
    const session = await spokenSession(number)
    const found = foundIn(session)
    const { crises, promises } = found
    const faults = [found.contradictions, found.presuppositions, found.selfOppositions, crises.faults, promises.faults]
    for (const fault of [
      ...faults,
      found.repetitions,
      found.deeds,
      found.ownWords,
      found.onRecord,
      found.bare,
      found.unrelated,
    ].flat())
      report(session.name, fault)
    sums.speeches += found.speeches
    sums.contra += found.contradictions.length
    sums.presup += found.presuppositions.length
    sums.self += found.selfOppositions.length
    sums.bare += found.bare.length
    sums.unrelated += found.unrelated.length
    sums.repeated += found.repetitions.length
    sums.deeds += found.deeds.length
    sums.own += found.ownWords.length
    sums.record += found.onRecord.length
    named.crises += crises.all
    named.unnamed += crises.faults.length
    named.promises += promises.all
    named.forgotten += promises.faults.length
  }
  return {
    sessions,
    speeches: sums.speeches,
    contradictions: sums.contra,
    presuppositions: sums.presup,
    selfOppositions: sums.self,
    reasoned: share(sums.speeches - sums.bare, sums.speeches),
    referring: share(sums.speeches - sums.unrelated, sums.speeches),
    crises: named.crises,
    crisesNamed: share(named.crises - named.unnamed, named.crises),
    brokenPromises: named.promises,
    brokenPromisesNamed: share(named.promises - named.forgotten, named.promises),
    repeated: share(sums.repeated, sums.speeches),
    deeds: sums.deeds,
    ownWords: sums.own,
    onRecord: sums.record,
  }
}

/** The number of sessions that are measured. */
const USUAL_SESSIONS = 600

/**
 * `room --sessions [N]`: what a listener finds in N whole sessions, as JSON; with `--faults` every fault before it.
 * @returns the exit code.
 */
export async function sessionsCommand(args: readonly string[]): Promise<number> {
  const sessions = Number(args[args.indexOf('--sessions') + 1] ?? USUAL_SESSIONS) || USUAL_SESSIONS
  const report: Report | undefined = args.includes('--faults')
    ? (session, { kind, seat, at, words, because }) => {
        console.log(JSON.stringify({ kind, session, seat, at: spokenTime(at), words, because }))
      }
    : undefined
  console.log(JSON.stringify(await listenedTo(sessions, report), undefined, 2))
  return 0
}
