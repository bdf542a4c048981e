import type { TranscriptEntry } from '@placard/contract'
import { countryPhrase } from '@placard/language'
import { entryWords as words } from './entry-messages.en.ts'
import { actWords, sessionWords } from './messages.en.ts'
import { countryIn, crisisIn, type Room } from './room.ts'
import { isTerm, termText } from './terms.ts'
import { changesText, changeText } from './wording.ts'

/** A line of the record as displayed: an upper-case title and a sentence. */
export type EntryWording = { readonly title: string; readonly text: string }

type Worder = (entry: TranscriptEntry, room: Room) => EntryWording

/** A seat inside a sentence: "the United States"; the chair proposes compromises of its own. */
const nameIn = (room: Room, id: string | undefined) =>
  id === 'chair' ? words.chair : countryPhrase(countryIn(room, id))

const line = (title: string, text: string): EntryWording => ({
  title,
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
})

function clause(entry: TranscriptEntry, room: Room): EntryWording {
  const [change] = entry.changes
  const issue = change === undefined ? undefined : room.issues[change.issue]
  const before = issue?.options[Number(entry.detail)]?.label ?? ''
  const after = issue?.options[change?.option ?? 0]?.label ?? ''
  return change?.option === 0
    ? line(words.clause.title, words.clause.removed(issue?.title ?? '', before))
    : line(words.clause.title, words.clause.text(issue?.title ?? '', before, after))
}

function draft(entry: TranscriptEntry, room: Room): EntryWording {
  if (entry.detail === 'introduced') {
    const country = nameIn(room, entry.seat)
    return line(words.draft.introducedTitle, words.draft.introduced(country, changesText(room, entry.changes)))
  }
  if (entry.detail === 'adjourned') return line(words.draft.adjournedTitle, words.draft.adjourned)
  if (entry.detail === 'reopened') return line(words.draft.reopenedTitle, words.draft.reopened)
  return entry.detail === 'adopted'
    ? line(words.draft.adoptedTitle, words.draft.adopted)
    : line(words.draft.rejectedTitle, words.draft.rejected)
}

function proposal(entry: TranscriptEntry, room: Room): EntryWording {
  const by = nameIn(room, entry.seat ?? room.proposals.find(({ id }) => id === entry.about)?.by)
  const { proposal: told } = words
  switch (entry.detail) {
    case 'put': {
      const changes = changesText(room, entry.changes)
      return entry.target === undefined
        ? line(told.putTitle, told.put(by, changes))
        : line(told.putTitle, told.putTogether(by, nameIn(room, entry.target), changes))
    }
    case 'adopted':
      return line(told.adoptedTitle, told.adopted(by))
    case 'contested':
      return line(told.contestedTitle, told.contested(by))
    default:
      return line(told.lapsedTitle, told.lapsed(by))
  }
}

function offer(entry: TranscriptEntry, room: Room): EntryWording {
  const known = room.offers.find(({ id }) => id === entry.about)
  const by = nameIn(room, entry.seat ?? known?.by)
  const to = nameIn(room, entry.target ?? known?.to)
  const { offer: told } = words
  const [give, take] = entry.changes
  switch (entry.detail) {
    case 'made':
      return line(
        told.madeTitle,
        told.made(by, to, give ? changeText(room, give) : '', take ? changeText(room, take) : ''),
      )
    case 'accepted':
      return line(told.acceptedTitle, told.accepted(by, to))
    case 'declined':
      return line(told.declinedTitle, told.declined(by, to))
    default:
      return line(told.lapsedTitle, told.lapsed(by, to))
  }
}

function promise(entry: TranscriptEntry, room: Room): EntryWording {
  const known = room.commitments.find(({ id }) => id === entry.about)
  const by = nameIn(room, entry.seat ?? known?.by)
  const { promise: told } = words
  const [change] = entry.changes
  const isThreat = known?.kind === 'threat'
  switch (entry.detail) {
    case 'promise':
      return line(
        told.promiseTitle,
        told.promise(by, nameIn(room, entry.target), change ? changeText(room, change) : told.theDraft),
      )
    case 'threat':
      return line(told.threatTitle, told.threat(by, change ? changeText(room, change) : told.aMove))
    case 'kept':
      return isThreat ? line(told.threatKeptTitle, told.threatKept(by)) : line(told.keptTitle, told.kept(by))
    default:
      return isThreat ? line(told.threatBrokenTitle, told.threatBroken(by)) : line(told.brokenTitle, told.broken(by))
  }
}

function vote(entry: TranscriptEntry, room: Room): EntryWording {
  const { vote: told } = words
  const { detail } = entry
  const opened = Object.entries(told.opened).find(([kind]) => kind === detail)?.[1]
  if (opened !== undefined) return line(told.openedTitle, opened)
  const closed = room.votes.find(({ id }) => id === entry.about)
  const result = closed?.result
  const count = result === undefined ? '' : told.count(result.for, result.against, result.abstain)
  if (closed?.question.kind === 'straw-poll') return line(told.polledTitle, told.polled(count))
  if (closed?.question.kind === 'consensus') {
    const title = detail === 'carried' ? told.carriedTitle : told.failedTitle
    return line(title, detail === 'carried' ? told.noObjection : told.objection)
  }
  return detail === 'carried'
    ? line(told.carriedTitle, told.carried(count))
    : line(told.failedTitle, told.failed(count))
}

function ballot(entry: TranscriptEntry, room: Room): EntryWording {
  const { detail } = entry
  const choice = detail === 'for' || detail === 'against' || detail === 'absent' ? detail : 'abstain'
  const { question } = [...(room.vote ? [room.vote] : []), ...room.votes].find(({ id }) => id === entry.about) ?? {}
  const told = question?.kind === 'consensus' ? words.objection : words.ballot
  return line(told.title, told[choice](nameIn(room, entry.seat)))
}

function motion(entry: TranscriptEntry, room: Room): EntryWording {
  const country = nameIn(room, entry.seat)
  const { motion: told } = words
  switch (entry.detail) {
    case 'not-well-taken':
    case 'answered':
      return line(told.pointTitle, told[entry.detail](country))
    case 'seconded':
      return line(told.title, told.seconded(country))
    case 'carried':
      return line(told.title, told.carried)
    case 'failed':
      return line(told.title, told.failed)
    case 'called-to-order':
      return line(told.chairTitle, told[entry.about === 'floor-lost' ? 'floor-lost' : 'called-to-order'](country))
    case 'time-called':
    case 'spoke-for':
    case 'spoke-against':
      return line(told.title, told[entry.detail](country))
    case 'caucus-opened': {
      const as = entry.about === 'moderated' || entry.about === 'suspension' ? entry.about : 'unmoderated'
      return line(told.title, told.caucus[as](country))
    }
    case 'term-explained':
      return line(told.chairTitle, explained(entry.about, room) ?? told.rulings['term-explained'](country))
    case 'state-of-play':
      return line(told.chairTitle, stateOfPlay(entry.motions, country))
    default:
      return ruled(entry, country)
  }
}

/** What the chair says is in order; rulings of older sessions do not have it. */
function stateOfPlay(motions: TranscriptEntry['motions'], country: string): string {
  const { motion: told } = words
  if (motions === undefined) return told.rulings['state-of-play'](country)
  return motions.length === 0
    ? told.nothingInOrder(country)
    : told.inOrder(country, motions.map((kind) => actWords.motions[kind]).join(', '))
}

/** What the chair says of a term; undefined for an unknown one. */
function explained(about: string | undefined, { procedure }: Room): string | undefined {
  return about === undefined || !isTerm(about) ? undefined : termText(about, procedure)
}

/** The chair's ruling and its reason in one sentence; undefined for an unknown reason. */
export function rulingText(reason: string, country: string): string | undefined {
  return Object.entries(words.motion.rulings).find(([code]) => code === reason)?.[1](country)
}

/** Wording of rulings of the chair, changes of the order of business, and motions. */
function ruled({ detail }: TranscriptEntry, country: string): EntryWording {
  const { motion: told } = words
  const ruling = rulingText(detail, country)
  if (ruling !== undefined) return line(told.chairTitle, ruling)
  const order = Object.entries(told.orders).find(([code]) => code === detail)?.[1]
  if (order !== undefined) return line(told.title, order)
  const raised = Object.entries(actWords.motions).find(([kind]) => kind === detail && kind !== 'vote')?.[1]
  return line(told.title, raised === undefined ? told.raised(country) : told.raisedFor(country, raised))
}

function phase({ detail }: TranscriptEntry): EntryWording {
  if (detail === 'opening') return line(words.phase.openedTitle, words.phase.opened)
  if (detail === 'negotiation' || detail === 'resolution') {
    return line(words.phase.title, words.phase.entered(sessionWords.phases[detail]))
  }
  return line(words.phase.title, words.phase.finished)
}

function crisis(entry: TranscriptEntry, room: Room): EntryWording {
  const { crisis: told } = words
  if (entry.detail === 'opened') return line(told.openedTitle, told.opened(crisisIn(room, entry.about)?.title ?? ''))
  if (entry.detail === 'lapsed') return line(told.lapsedTitle, told.lapsed)
  const all = [...(room.crisis ? [room.crisis] : []), ...room.crisesClosed]
  const choice = all.flatMap(({ choices }) => choices).find(({ id }) => id === entry.about)?.text ?? ''
  const outcome = entry.detail === 'succeeded' ? told.succeeded : told.failed
  return line(told.answeredTitle, outcome(nameIn(room, entry.seat), choice))
}

function support(entry: TranscriptEntry, room: Room): EntryWording {
  const as = entry.detail === 'sponsor' || entry.detail === 'signatory' ? entry.detail : 'none'
  return line(words.support.title, words.support[as](nameIn(room, entry.seat)))
}

function stance(entry: TranscriptEntry, room: Room): EntryWording {
  const where = entry.detail === 'favour' || entry.detail === 'against' ? entry.detail : 'undecided'
  return line(words.stance.title, words.stance[where](nameIn(room, entry.seat)))
}

function closing(entry: TranscriptEntry, room: Room): EntryWording {
  const { closing: told } = words
  if (entry.detail === 'offered') return line(told.title, told.offered)
  const answer = entry.detail === 'accepted' ? told.accepted : told.refused
  return line(told.title, answer(nameIn(room, entry.seat)))
}

function conclusion({ detail }: TranscriptEntry): EntryWording {
  const known = Object.entries(sessionWords.resolution).find(([type]) => type === detail)?.[1]
  return line(words.conclusion.title, words.conclusion.text((known ?? detail).toLowerCase()))
}

function pause({ detail }: TranscriptEntry): EntryWording {
  return detail === 'paused'
    ? line(words.pause.pausedTitle, words.pause.paused)
    : line(words.pause.resumedTitle, words.pause.resumed)
}

const WORDERS: Record<TranscriptEntry['kind'], Worder> = {
  speech: (entry) => ({ title: words.speech, text: entry.words }),
  placard: (entry) => ({ title: words.placard, text: entry.words }),
  clause,
  draft,
  proposal,
  offer,
  promise,
  vote,
  ballot,
  motion,
  phase,
  crisis,
  'crisis-update': (entry) => line(words.crisis.updateTitle, entry.words),
  support,
  stance,
  closing,
  conclusion,
  pause,
  withdrawal: (entry, room) => line(words.withdrawal.title, words.withdrawal.text(nameIn(room, entry.seat))),
}

/** The wording of a line of the record: a speech verbatim, any other line from its event. */
export function entryWording(entry: TranscriptEntry, room: Room): EntryWording {
  return WORDERS[entry.kind](entry, room)
}

/** The author of a line: a delegate, or the chair. */
export function characterOf(entry: TranscriptEntry, room: Room): string {
  return entry.seat === undefined ? sessionWords.chair : countryIn(room, entry.seat)
}
