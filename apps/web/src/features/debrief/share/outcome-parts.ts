import type { Debrief, SessionDetail } from '@placard/contract'
import { clockText } from '../../../shared/session/clock-text.ts'
import { sessionWords } from '../../../shared/session/messages.en.ts'
import { countryIn } from '../../../shared/session/room.ts'
import { changeText } from '../../../shared/session/wording.ts'
import { stepsOf } from '../deal-space.ts'
import { gainsOf, weightsOf } from '../gains.ts'
import {
  dealMessages,
  debriefMessages,
  gainMessages,
  qualityMessages,
  scoreMessages,
  supportMessages,
  voteMessages,
} from '../messages.en.ts'
import { accountFor } from '../score-parts.ts'
import { html, type Markup, table } from './markup.ts'
import { shareMessages } from './messages.en.ts'

const { parts: words } = shareMessages

/** A part of the page: a heading and what it holds. */
export function part(title: string, ...content: readonly Markup[]): Markup {
  return html`<section><h2>${title}</h2>${content}</section>`
}

/** What came of the session, in figures. */
export function outcomeParts(detail: SessionDetail): readonly Markup[] {
  const { view, debrief } = detail
  return [
    scorePart(detail),
    ...(debrief?.final ? [qualityPart(debrief)] : []),
    votePart(detail),
    ...(debrief ? [gainsPart(detail, debrief), dealPart(detail, debrief), supportPart(debrief)] : []),
    ...(view.revealed ? [secretsPart(detail)] : []),
  ]
}

function scorePart({ view }: SessionDetail): Markup {
  const account = accountFor(view)
  if (!account) return html``
  const rows = account.parts.map(({ name, points, why }) => [name, debriefMessages.signed(points), why])
  const intro = account.isForced ? scoreMessages.forced : scoreMessages.intro
  return part(
    scoreMessages.title,
    table(intro, scoreMessages.columns, [...rows, [scoreMessages.sum, String(account.total), '']]),
  )
}

function qualityPart({ outcomeQuality }: Debrief): Markup {
  const weights = { voteMargin: 0.35, nashRatio: 0.35, evenness: 0.15, ownShare: 0.15 } as const
  const { voteMargin, nashRatio, evenness, ownShare } = qualityMessages.parts
  const row = ({ name, why }: { name: string; why: string }, id: keyof typeof weights) => [
    `${name}: ${why}`,
    debriefMessages.percent(weights[id]),
    debriefMessages.percent(outcomeQuality[id]),
  ]
  return part(
    qualityMessages.title,
    table(qualityMessages.intro, words.qualityColumns, [
      row(voteMargin, 'voteMargin'),
      row(nashRatio, 'nashRatio'),
      row(evenness, 'evenness'),
      row(ownShare, 'ownShare'),
    ]),
  )
}

function votePart({ view }: SessionDetail): Markup {
  const vote = view.votes.findLast(({ question }) => question.kind === 'draft')
  if (!vote?.result) return part(voteMessages.title, html`<p>${voteMessages.none}</p>`)
  const { result, ballots } = vote
  const outcome =
    result.vetoedBy.length > 0
      ? voteMessages.vetoed(result.vetoedBy.map((seat) => countryIn(view, seat)).join(', '))
      : result.carried
        ? voteMessages.adopted
        : voteMessages.rejected
  const rows = ballots.map(({ seat, choice }) => [countryIn(view, seat), sessionWords.choice[choice]])
  return part(
    voteMessages.title,
    html`<p>${outcome}</p>`,
    table(voteMessages.required(result.required), words.ballotColumns, rows),
  )
}

function gainsPart({ view }: SessionDetail, debrief: Debrief): Markup {
  const { points, percent } = debriefMessages
  const rows = gainsOf(debrief.gains, view).map(({ country, statusQuo, reservation, utility, best, shareRatio }) => [
    country,
    ...[statusQuo, reservation, utility, best].map(points),
    percent(shareRatio),
  ])
  return part(gainMessages.title, table(gainMessages.intro, gainMessages.columns, rows))
}

function dealPart({ view }: SessionDetail, { path, nash }: Debrief): Markup {
  const { points } = debriefMessages
  const rows = stepsOf(path).map(({ at, by, own, others }) => [
    clockText(at),
    countryIn(view, by),
    points(own),
    points(others),
  ])
  return part(
    words.way,
    table(dealMessages.nash, words.wayColumns, [
      ...rows,
      [dealMessages.nashShort, '', points(nash.own), points(nash.others)],
    ]),
  )
}

function supportPart({ support }: Debrief): Markup {
  if (support.length === 0) return html``
  const byMoment = new Map(support.map((sample) => [sample.at, sample]))
  const rows = [...byMoment.values()].map(({ at, favour, undecided, against }) => [
    clockText(at),
    ...[favour, undecided, against].map(String),
  ])
  return part(supportMessages.title, table(supportMessages.intro, supportMessages.columns, rows))
}

function secretsPart({ view }: SessionDetail): Markup {
  const rows = Object.entries(view.revealed ?? {}).map(([seat, secrets]) => [
    countryIn(view, seat),
    secrets.agenda,
    secrets.redLines.map((change) => changeText(view, change)).join('; ') || gainMessages.noRedLines,
    weightsOf(secrets)
      .slice(0, 2)
      .map(({ issue, ratio }) => `${view.issues[issue]?.title ?? ''} ${debriefMessages.percent(ratio)}`)
      .join(', '),
  ])
  return part(words.secrets, table(gainMessages.reveal, words.secretColumns, rows))
}
