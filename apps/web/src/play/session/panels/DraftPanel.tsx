import { useState } from 'react'
import { useCampaign } from '../../../client/gateways/use-campaign.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { ResolutionText } from '../../room/ResolutionText.tsx'
import { countryIn, type Draft, draftOnTheFloor, recentSince, seatIn } from '../../room/room.ts'
import { TermHelp } from '../../room/TermHelp.tsx'
import { MAJORITY_TERMS } from '../../room/terms.ts'
import { ProposedChanges, ReactionRow } from '../chamber/Proposed.tsx'
import { sessionMessages } from '../messages.en.ts'
import { contestedProposals, openProposal } from '../model/quick-acts.ts'
import { useSessionState, useView } from '../session-context.ts'
import { Agenda } from './Agenda.tsx'
import { BriefMeter } from './BriefMeter.tsx'
import { LateHints } from './LateHints.tsx'
import { panelMessages } from './messages.en.ts'

const { text } = panelMessages

type NamesProps = { label: string; term: 'sponsor' | 'signatory'; seats: readonly string[] }

function Names({ label, term, seats }: NamesProps) {
  const view = useView()
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center text-text-3">
        {label}
        <TermHelp term={term} procedure={view.procedure} />
      </dt>
      <dd className="flex min-w-0 flex-wrap gap-1">
        {seats.length === 0 && <span className="text-text-3">{text.nobody}</span>}
        {seats.map((id) => {
          const seat = seatIn(view, id)
          return (
            <span key={id} title={countryIn(view, id)} className="inline-flex items-center gap-1">
              {seat && <Flag code={seat.flag} className="size-4" />}
              <span aria-hidden="true">{seat?.country}</span>
              <span className="sr-only">{countryIn(view, id)}</span>
            </span>
          )
        })}
      </dd>
    </div>
  )
}

function Head({ draft }: { draft: Draft }) {
  const { signaturesNeeded, majority, procedure } = useView()
  const needed = procedure?.isImportant && majority === 'simple' ? 'two-thirds' : majority
  const have = draft.sponsors.length + draft.signatories.length
  const tone = draft.status === 'adopted' ? 'success' : draft.status === 'rejected' ? 'danger' : 'neutral'
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-24">{text.numbered(draft.number)}</h2>
        <Badge tone={tone}>{text[draft.status]}</Badge>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13">
        <Names label={text.sponsors} term="sponsor" seats={draft.sponsors} />
        <Names label={text.signatories} term="signatory" seats={draft.signatories} />
      </dl>
      <p className="mt-1 text-13 text-text-3">
        {draft.status === 'open' && `${text.names(have, signaturesNeeded)} · `}
        {text.majority(sessionWords.majority[needed])}
        {needed !== 'simple' && <TermHelp term={MAJORITY_TERMS[needed]} procedure={procedure} className="align-top" />}
      </p>
    </>
  )
}

/** What is before the committee besides the text: the open proposal and contested amendments. */
function Pending() {
  const view = useView()
  const open = openProposal(view)
  const pending = [...(open ? [open] : []), ...contestedProposals(view)]
  return pending.map((proposal) => (
    <section key={proposal.id} className="flex flex-col gap-1.5 rounded-control border border-control p-3">
      <h3 className="text-13 font-semibold">
        {proposal.status === 'contested'
          ? sessionMessages.proposal.contested(countryIn(view, proposal.by))
          : sessionMessages.proposal.by(countryIn(view, proposal.by))}
      </h3>
      <ProposedChanges proposal={proposal} />
      <ReactionRow proposal={proposal} />
    </section>
  ))
}

function StatusQuo({ draft }: { draft: Draft }) {
  const { issues } = useView()
  const untouched = issues.filter((_, issue) => (draft.deal[issue] ?? 0) === 0)
  return (
    <p className="text-13 text-text-3">
      {untouched.length === 0 ? text.quoNone : `${text.quo}: ${untouched.map(({ title }) => title).join(', ')}`}
    </p>
  )
}

/** The current draft on paper: names, clauses with their marks, pending changes, and the player's brief. */
export function DraftPanel() {
  const view = useView()
  const fresh = useSessionState(({ record }) => record?.freshIssues)
  const { data: campaign } = useCampaign(view.campaignId)
  const [isMarkedUp, setIsMarkedUp] = useState(true)
  const draft = draftOnTheFloor(view)
  return (
    <div className="flex flex-col gap-4">
      <LateHints />
      {draft === undefined ? (
        <div>
          <h2 className="text-24">{text.title}</h2>
          <p className="mt-2 font-serif text-17 text-text-2">{text.none}</p>
          <p className="mt-1 text-14 text-text-2">{text.noneHelp}</p>
        </div>
      ) : (
        <>
          <div>
            <Head draft={draft} />
          </div>
          <div className="flex items-center justify-between gap-3">
            <p className="font-serif text-17 italic">{text.organ(campaign?.organ)}</p>
            <label className="target-dense flex items-center gap-2 text-13 text-text-2">
              <input
                type="checkbox"
                checked={isMarkedUp}
                onChange={(event) => setIsMarkedUp(event.target.checked)}
                className="size-4"
              />
              {text.marks}
            </label>
          </div>
          <ResolutionText
            draft={draft}
            room={view}
            markedSince={isMarkedUp ? recentSince(view) : undefined}
            fresh={fresh ?? []}
          />
          <StatusQuo draft={draft} />
          <Pending />
        </>
      )}
      <BriefMeter />
      <Agenda draft={draft} />
    </div>
  )
}
