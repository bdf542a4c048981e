import type { PublicCampaign } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHasPapers, usePaperGateway } from '../../client/gateways/paper-gateway.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { PaperClauses } from '../room/paper/PaperClauses.tsx'
import { PaperHeard } from '../room/paper/PaperHeard.tsx'
import { paperWords } from '../room/paper/paper-messages.en.ts'
import { LayInOpenSession } from './LayInOpenSession.tsx'
import { openingMessages as words } from './opening-messages.en.ts'
import { publicWarning } from './positions.ts'
import type { SeatChoice } from './seat-choice.ts'
import type { OpeningPaper } from './use-opening-paper.ts'

type OpeningPanelProps = { campaign: PublicCampaign; choice: SeatChoice; opening: OpeningPaper }

/** The choice of a working paper to open with; closed until it is wanted, because most sessions begin without one. */
export function OpeningPanel(props: OpeningPanelProps) {
  const { opening } = props
  const [isOpen, setIsOpen] = useState(opening.isSent)
  const panel = useRef<HTMLDetailsElement>(null)
  const isHere = opening.isSent && opening.reading !== undefined
  useEffect(() => {
    // who comes from the chat looks for the paper, which is below the first screen
    if (isHere) panel.current?.scrollIntoView()
  }, [isHere])
  if (!useHasPapers()) return null
  return (
    <details
      ref={panel}
      className="group paper scroll-mt-18 px-5 py-2"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="target flex list-none items-center justify-between gap-3 text-14 font-medium [&::-webkit-details-marker]:hidden">
        {words.title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 pt-2 pb-4">
          <p className="text-14 text-text-2">{words.intro}</p>
          <PaperPicker opening={opening} />
          {opening.paperId !== undefined && <ChosenPaper {...props} />}
        </div>
      )}
    </details>
  )
}

function Trouble({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const again = (
    <Button size="sm" onClick={onRetry}>
      {paperWords.again}
    </Button>
  )
  return (
    <Alert tone="warning" action={again}>
      {children}
    </Alert>
  )
}

/** The person's papers, the latest first. */
function PaperPicker({ opening }: { opening: OpeningPaper }) {
  const gateway = usePaperGateway()
  const { data, isError, refetch } = useQuery({
    queryKey: ['papers', 'all'],
    queryFn: ({ signal }) => gateway.listPapers({}, signal),
    staleTime: 0,
  })
  if (isError) return <Trouble onRetry={() => void refetch()}>{words.listFailed}</Trouble>
  if (data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
      </SkeletonGroup>
    )
  }
  if (data.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 text-14">
        <p>{words.noPapers}</p>
        <ViewLink view={{ kind: 'chat' }} className={buttonClasses('secondary', 'sm')}>
          {words.toChat}
        </ViewLink>
      </div>
    )
  }
  return (
    <Select
      label={words.label}
      options={[{ value: '', label: words.nothing }, ...data.map(({ id, title }) => ({ value: id, label: title }))]}
      value={opening.paperId ?? ''}
      onSelect={(id) => opening.choose(id === '' ? undefined : id)}
    />
  )
}

function ChosenPaper({ campaign, choice, opening }: OpeningPanelProps) {
  const { paper, reading, choices } = opening
  // said beside the button that starts, where it is seen while this is closed
  if (opening.trouble !== undefined) return null
  if (paper.data === undefined || reading === undefined || choices === undefined) {
    return <p role="status">{paperWords.reading}</p>
  }
  return (
    <>
      <PaperHeard kind={paper.data.kind} reading={reading} choices={choices} />
      {opening.opening !== undefined && (
        <p className="text-14 text-text-2">{choice.country === undefined ? words.drawn : words.atOnce}</p>
      )}
      <LayInOpenSession
        campaignId={campaign.id}
        paperId={paper.data.id}
        nameOf={(iso3) => choice.world.data?.byCode.get(iso3)?.name}
      />
      <PaperClauses
        reading={reading}
        issues={campaign.issues}
        choices={choices}
        onChoose={opening.correct}
        warningOf={(change) => publicWarning(campaign, choice, change)}
      />
    </>
  )
}
