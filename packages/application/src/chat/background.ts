import type { PublicCampaign, SeatView, SessionDetail } from '@placard/contract'
import type { ChatBackground } from '../ports/chat-model.ts'
import { backgroundMessages as words } from './background-messages.en.ts'

/** Longest context facts of a conversation, in UTF-16 code units: they fit beside an answer in small models too. */
const BACKGROUND_MAX_LENGTH = 12_000

/** A country's name by its code. */
export type NameOf = (country: string) => string

/** The facts of a campaign's public dossier, one per line, without agendas and upcoming crises. */
export function campaignBackground(campaign: PublicCampaign, nameOf: NameOf): ChatBackground {
  const { title, subtitle, theme, context, objectives, issues, seats, sources } = campaign
  const facts = seats.flatMap(({ openingFacts = [] }) => openingFacts)
  const lines = [
    words.matter(subtitle, theme),
    context,
    ...objectives.map(words.objective),
    ...issues.map((issue) => words.issue(issue.title, issue.question)),
    ...seats.map(({ country, delegateName, delegateTitle, faction }) =>
      words.seat(nameOf(country), delegateName, delegateTitle, faction),
    ),
    ...seats.flatMap(({ country, motivations }) =>
      motivations.map((motivation) => words.motivation(nameOf(country), motivation)),
    ),
    ...facts.map(({ fact, source }) => words.fact(fact, source.title, source.year)),
    ...issues.flatMap((issue) => issue.options.map(({ label, clause }) => words.option(issue.title, label, clause))),
    ...sources.map((source) => words.document(source.title, source.year, source.note)),
  ]
  return { title: words.dossier(title), text: joined(lines) }
}

/** The clauses of a session's final draft: the adopted one, else the leading one. */
function clausesOf({ issues, drafts, leadingDraft }: SeatView): readonly string[] {
  const draft = drafts.find(({ status }) => status === 'adopted') ?? drafts.find(({ id }) => id === leadingDraft)
  if (draft === undefined) return []
  return issues.flatMap(({ title, options }, index) => {
    const clause = options[draft.deal[index] ?? 0]?.clause ?? ''
    return clause === '' ? [] : [words.clause(draft.status, title, clause)]
  })
}

/** The result and the public transcript of a concluded session, newest line last. */
export function sessionBackground({ session, view, entries }: SessionDetail, nameOf: NameOf): ChatBackground {
  const { title, country, resolutionType, score, isImported } = session
  const said = entries
    .filter((entry) => entry.words !== '')
    .map((entry) => words.said(speakerOf(entry.seat, nameOf), entry.words))
  const head = [
    words.played(nameOf(country)),
    ...(isImported ? [words.imported] : []),
    ...(resolutionType === undefined || score === undefined ? [] : [words.outcome(resolutionType, score)]),
    ...clausesOf(view),
  ]
  const room = BACKGROUND_MAX_LENGTH - joined(head).length
  return { title: words.record(title), text: joined([...head, ...lastThatFit(said, room)]) }
}

function speakerOf(seat: string | undefined, nameOf: NameOf): string {
  return seat === undefined || seat === 'chair' ? words.chair : nameOf(seat.toUpperCase())
}

function joined(lines: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    const plain = line.replaceAll(/\s+/g, ' ').trim()
    length += plain.length + 1
    if (length > BACKGROUND_MAX_LENGTH) break
    kept.push(plain)
  }
  return kept.join('\n')
}

function lastThatFit(lines: readonly string[], room: number): readonly string[] {
  let length = 0
  const from = lines.findLastIndex((line) => {
    length += line.length + 1
    return length > room
  })
  return lines.slice(from + 1)
}
