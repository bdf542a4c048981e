import type { PublicCampaign, SeatView } from '@placard/contract'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { cutAtVerb } from '../room/clause-text.ts'
import { ResolutionText } from '../room/ResolutionText.tsx'
import { countryIn, draftOnTheFloor } from '../room/room.ts'
import { resolutionMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

type ResolutionPanelProps = { view: SeatView; campaign: PublicCampaign | undefined }

/** The section's title: whether there is a resolution. */
export function resolutionTitle(view: SeatView): string {
  const isAdopted = draftOnTheFloor(view)?.status === 'adopted'
  return isAdopted ? resolutionMessages.adopted : resolutionMessages.notAdopted
}

/** The resolution in correct form: the organ, the preamble's participles, then the numbered operative clauses. */
export function ResolutionPanel({ view, campaign }: ResolutionPanelProps) {
  const draft = draftOnTheFloor(view)
  const title = resolutionTitle(view)
  if (!draft) return <Section title={title}>{resolutionMessages.none}</Section>
  const names = (ids: readonly string[]) => ids.map((id) => countryIn(view, id)).join(', ')
  return (
    <Section title={title}>
      <div className="mx-auto flex w-full max-w-column flex-col gap-5">
        {campaign ? (
          <Preamble organ={campaign.organ} clauses={campaign.preamble} />
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-32" />
          </SkeletonGroup>
        )}
        <ResolutionText draft={draft} room={view} />
        <dl className="flex flex-col gap-1 border-t border-hairline pt-4 text-13 text-text-2">
          <Names term={resolutionMessages.sponsors} names={names(draft.sponsors)} />
          <Names term={resolutionMessages.signatories} names={names(draft.signatories)} />
        </dl>
      </div>
    </Section>
  )
}

function Names({ term, names }: { term: string; names: string }) {
  if (names === '') return null
  return (
    <div className="flex gap-2">
      <dt className="text-text-3">{term}</dt>
      <dd>{names}</dd>
    </div>
  )
}

function Preamble({ organ, clauses }: { organ: string; clauses: readonly string[] }) {
  return (
    <div className="flex flex-col gap-3 font-serif text-17">
      <p className="font-medium">
        <em>{organ}</em>,
      </p>
      {clauses.map((clause) => {
        const { verb, rest } = cutAtVerb(clause)
        return (
          <p key={clause} className="ps-6">
            <em>{verb}</em> {rest},
          </p>
        )
      })}
    </div>
  )
}
