import type { Debrief, PublicCampaign, SeatView, SessionDetail } from '@placard/contract'
import { countryIn, lastDecision, type Vote } from '../../room/room.ts'
import { choiceText, questionText } from '../../room/VoteBoard.tsx'
import { wholeRoom } from '../../room/whole-room.ts'
import { gainsOf } from '../gains.ts'
import {
  dealMessages,
  debriefMessages,
  gainMessages,
  qualityMessages,
  resolutionMessages,
  scoreMessages,
  supportMessages,
  voteMessages,
} from '../messages.en.ts'
import { QUALITY_PARTS } from '../QualityPanel.tsx'
import { resolutionTitle } from '../ResolutionPanel.tsx'
import { accountFor } from '../score-parts.ts'
import { resolutionDocument } from '../share/resolution-document.ts'
import { samplesOver } from '../support-series.ts'
import { nothingTurned, pointActText, worthOf } from '../TurningPointsPanel.tsx'
import { turningMessages } from '../turning-messages.en.ts'
import { outcomeText, requiredText } from '../VotePanel.tsx'
import { spokenWords as words } from './listen-messages.en.ts'
import { type SpokenSection, sectionOf } from './spoken-section.ts'

const { points, percent, signed } = debriefMessages

/** How the session ended, and what that was worth, in the order of the page. */
export function outcomeSections(detail: SessionDetail, campaign: PublicCampaign | undefined): readonly SpokenSection[] {
  const { view, debrief } = detail
  return [
    ...scoreSection(view),
    ...(debrief ? [qualitySection(view, debrief)] : []),
    resolutionSection(detail, campaign),
    ...(debrief ? [turningSection(detail, debrief), dealSection(view, debrief), gainsSection(view, debrief)] : []),
    ...(debrief ? [supportSection(view, debrief)] : []),
    voteSection(view),
  ]
}

function scoreSection(view: SeatView): readonly SpokenSection[] {
  const account = accountFor(view)
  if (!account) return []
  const parts = account.parts.map((part) => `${part.name}: ${signed(part.points)}. ${part.why}`)
  const sum = account.isForced ? scoreMessages.forced : words.total(account.total)
  return [sectionOf(scoreMessages.title, [...parts, sum])]
}

function qualitySection(view: SeatView, { outcomeQuality, final, gains }: Debrief): SpokenSection {
  if (final === undefined) return sectionOf(qualityMessages.title, [qualityMessages.none])
  const losers = gainsOf(gains, view).filter(({ shareRatio }) => shareRatio <= 0)
  return sectionOf(qualityMessages.title, [
    words.qualityTotal(outcomeQuality.total.toFixed(2)),
    ...QUALITY_PARTS.map(({ id }) => {
      const { name, why } = qualityMessages.parts[id]
      return `${name}: ${percent(outcomeQuality[id])}. ${why}`
    }),
    losers.length === 0 ? '' : qualityMessages.belowWalkAway(losers.map(({ country }) => country).join(', ')),
  ])
}

function resolutionSection(detail: SessionDetail, campaign: PublicCampaign | undefined): SpokenSection {
  const { organ = '', preamble = [], title = '' } = campaign ?? {}
  const document = resolutionDocument(detail, { organ, preamble, title })
  if (!document) return sectionOf(resolutionTitle(detail.view), [resolutionMessages.none])
  const names = (term: string, countries: readonly string[]) =>
    countries.length === 0 ? '' : `${term}: ${countries.join(', ')}`
  return sectionOf(resolutionTitle(detail.view), [
    organ,
    ...document.preamble.map(({ verb, rest }) => `${verb} ${rest}`),
    ...document.operative.map(({ verb, rest }, at) => words.clause(at + 1, `${verb} ${rest}`)),
    names(resolutionMessages.sponsors, document.sponsors),
    names(resolutionMessages.signatories, document.signatories),
  ])
}

function turningSection(detail: SessionDetail, { turningPoints }: Debrief): SpokenSection {
  const { title, helped, cost, summary, better, noBetter, silenceBest } = turningMessages
  if (turningPoints.length === 0) return sectionOf(title, [nothingTurned(detail.entries, detail.view)])
  const room = wholeRoom(detail)
  const told = turningPoints.map((point) => {
    const isHelp = worthOf(point.made) >= worthOf(point.silent)
    const other = point.better ? better(pointActText(point.better.act, room)) : isHelp ? noBetter : silenceBest
    const act = words.turningPoint(words.when(point.at), pointActText(point.act, room), isHelp ? helped : cost)
    return [act, summary(point.made, point.silent), other]
  })
  return sectionOf(title, told.flat())
}

function dealSection(view: SeatView, { final, nash, path, expected }: Debrief): SpokenSection {
  const country = countryIn(view, view.you)
  const worth = (what: string, { own, others }: { readonly own: number; readonly others: number }) =>
    words.worth(what, points(own), country, points(others))
  const last = path.at(-1)
  return sectionOf(dealMessages.title, [
    final ? worth(dealMessages.final, final) : last ? worth(dealMessages.last, last) : '',
    worth(dealMessages.nash, nash),
    words.walkAway(points(view.own.reservation)),
    expected ? `${dealMessages.bargain} ${expected.bargain}` : '',
  ])
}

function gainsSection(view: SeatView, { gains }: Debrief): SpokenSection {
  const told = gainsOf(gains, view).map(({ country, utility, reservation, best, secrets }) => [
    gainMessages.line(country, points(utility), points(reservation), points(best)),
    secrets ? words.agenda(secrets.agenda) : '',
  ])
  return sectionOf(gainMessages.title, told.flat())
}

function supportSection(view: SeatView, { support }: Debrief): SpokenSection {
  const last = samplesOver(support, view.seats.length, view.conclusion?.at ?? view.clock.elapsedMs).at(-1)
  const isTold = support.length > 0 && last !== undefined
  const text = isTold ? words.support(last.favour, last.undecided, last.against) : supportMessages.none
  return sectionOf(supportMessages.title, [text])
}

const CHOICES = ['for', 'against', 'abstain'] as const

function voteSection(view: SeatView): SpokenSection {
  const vote = lastDecision(view.votes)
  if (!vote?.result) return sectionOf(voteMessages.title, [voteMessages.none])
  const { result } = vote
  return sectionOf(voteMessages.title, [
    questionText(vote, view),
    outcomeText(vote, result, view),
    ...CHOICES.map((choice) => ballotsText(vote, choice, view)),
    requiredText(vote, result),
  ])
}

function ballotsText(vote: Vote, choice: (typeof CHOICES)[number], view: SeatView): string {
  const seats = vote.ballots.filter((ballot) => ballot.choice === choice).map(({ seat }) => countryIn(view, seat))
  return seats.length === 0 ? '' : words.ballots(choiceText(vote, choice), seats.join(', '))
}
