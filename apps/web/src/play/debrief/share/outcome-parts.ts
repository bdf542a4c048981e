import type { Debrief, SessionDetail } from '@placard/contract'
import { html, type Markup, table } from '../../../client/documents/markup.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { countryIn, lastDecision } from '../../room/room.ts'
import { choiceText } from '../../room/VoteBoard.tsx'
import { changeText } from '../../room/wording.ts'
import { dealRowsOf } from '../DealSpacePanel.tsx'
import { statusQuoOf, stepsOf } from '../deal-space.ts'
import { gainRowsOf } from '../GainsPanel.tsx'
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
import { QUALITY_PARTS } from '../QualityPanel.tsx'
import { accountFor } from '../score-parts.ts'
import { outcomeText, requiredText } from '../VotePanel.tsx'
import { dealChart, gainsChart, supportChart } from './charts.tsx'
import { shareMessages } from './messages.en.ts'

const { parts: words } = shareMessages

/** A section of the page: a heading and its content. */
export function part(title: string, ...content: readonly Markup[]): Markup {
  return html`<section><h2>${title}</h2>${content}</section>`
}

/** The results of the session, in figures. */
export function outcomeParts(detail: SessionDetail): readonly Markup[] {
  const { view, debrief } = detail
  return [
    scorePart(detail),
    ...(debrief?.final ? [qualityPart(debrief)] : []),
    votePart(detail),
    ...(debrief ? [gainsPart(detail, debrief), dealPart(detail, debrief), supportPart(detail, debrief)] : []),
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
  const { percent } = debriefMessages
  const rows = QUALITY_PARTS.map(({ id, weight }) => {
    const { name, why } = qualityMessages.parts[id]
    return [`${name}: ${why}`, percent(weight), percent(outcomeQuality[id])]
  })
  return part(qualityMessages.title, table(qualityMessages.intro, words.qualityColumns, rows))
}

function votePart({ view }: SessionDetail): Markup {
  const vote = lastDecision(view.votes)
  if (!vote?.result) return part(voteMessages.title, html`<p>${voteMessages.none}</p>`)
  const { result, ballots } = vote
  const rows = ballots.map(({ seat, choice }) => [countryIn(view, seat), choiceText(vote, choice)])
  return part(
    voteMessages.title,
    html`<p>${outcomeText(vote, result, view)}</p>`,
    table(requiredText(vote, result), words.ballotColumns, rows),
  )
}

function gainsPart({ view }: SessionDetail, debrief: Debrief): Markup {
  const gains = gainsOf(debrief.gains, view)
  const rows = table(gainMessages.intro, gainMessages.columns, gainRowsOf(gains))
  return part(gainMessages.title, gainsChart(gains), asTable(rows))
}

function dealPart({ view }: SessionDetail, debrief: Debrief): Markup {
  const country = countryIn(view, view.you)
  const rows = dealRowsOf(debrief, view, stepsOf(debrief.path), statusQuoOf(debrief.gains, view.you))
  const { expected } = debrief
  return part(
    dealMessages.title,
    html`<p class="quiet">${dealMessages.intro(country)}</p>`,
    dealChart(view, debrief),
    ...(expected ? [html`<p>${dealMessages.bargain} ${expected.bargain}</p>`] : []),
    asTable(table(dealMessages.label(country), dealMessages.columns, rows)),
  )
}

function supportPart({ view }: SessionDetail, debrief: Debrief): Markup {
  const { support } = debrief
  if (support.length === 0) return html``
  const byMoment = new Map(support.map((sample) => [sample.at, sample]))
  const rows = [...byMoment.values()].map(({ at, favour, undecided, against }) => [
    clockText(at),
    ...[favour, undecided, against].map(String),
  ])
  return part(
    supportMessages.title,
    supportChart(view, debrief),
    asTable(table(supportMessages.intro, supportMessages.columns, rows)),
  )
}

/** A chart's data as a table: available to everyone, collapsed for those who see the picture. */
function asTable(content: Markup): Markup {
  return html`<details><summary>${words.asTable}</summary>${content}</details>`
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
