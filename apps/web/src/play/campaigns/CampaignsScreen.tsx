import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { useCampaigns } from './catalogue.ts'
import { DossierShelf } from './Dossier.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FinishedSessions } from './FinishedSessions.tsx'
import { useFilters } from './filter-store.ts'
import { NO_FILTERS, type Shelves, shelvesOf } from './filters.ts'
import { pickerMessages } from './messages.en.ts'
import { OpenSessions } from './OpenSessions.tsx'

/** The campaign picker: sessions to resume, and the catalogue as dossiers on a marble desk. */
export function CampaignsScreen({ offer }: { offer?: ReactNode }) {
  usePageTitle(pickerMessages.title, pickerMessages.intro)
  const campaigns = useCampaigns()
  const [filters, setFilters] = useFilters()
  const shelves = shelvesOf(campaigns.data ?? [], filters)
  return (
    <div className="isolate flex-1 pb-20">
      <div className="relative">
        <div aria-hidden="true" className="marble absolute inset-x-0 inset-bs-0 -inset-be-56 -z-3" />
        <div className={`${COLUMN} gap-8 pt-10 sm:pt-14`}>
          <header className="[color-scheme:dark]">
            <h1 className="text-32 text-text sm:text-48">{pickerMessages.title}</h1>
            <p className="mt-2 max-w-column text-17 text-text-2">{pickerMessages.intro}</p>
          </header>
          <PanelBoundary>{offer}</PanelBoundary>
          <PanelBoundary>
            <OpenSessions />
          </PanelBoundary>
          <FilterBar
            filters={filters}
            onChange={setFilters}
            shown={campaigns.data && shelves.featured.length + shelves.others.length}
          />
        </div>
      </div>
      <div className={`${COLUMN} gap-14 pt-8`}>
        <Catalogue campaigns={campaigns} shelves={shelves} onClear={() => setFilters(NO_FILTERS)} />
        <PanelBoundary>
          <FinishedSessions />
        </PanelBoundary>
      </div>
    </div>
  )
}

const COLUMN = 'mx-auto flex max-w-page flex-col px-4 sm:px-6'

type CatalogueProps = { campaigns: ReturnType<typeof useCampaigns>; shelves: Shelves; onClear: () => void }

function Catalogue({ campaigns, shelves, onClear }: CatalogueProps) {
  if (campaigns.isPending) return <CatalogueLoading />
  if (campaigns.isError) {
    const retry = (
      <Button
        size="sm"
        onClick={() => void campaigns.refetch()}
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
      >
        {pickerMessages.retry}
      </Button>
    )
    return (
      <Alert tone="danger" title={pickerMessages.failed} action={retry}>
        {campaigns.error.message}
      </Alert>
    )
  }
  const isEmpty = shelves.featured.length + shelves.others.length === 0
  if (isEmpty) return <NothingFound isCatalogueEmpty={campaigns.data.length === 0} onClear={onClear} />
  return (
    <>
      <DossierShelf title={pickerMessages.featured} campaigns={shelves.featured} isOnMarble />
      <DossierShelf title={pickerMessages.all} campaigns={shelves.others} isOnMarble={shelves.featured.length === 0} />
    </>
  )
}

function NothingFound({ isCatalogueEmpty, onClear }: { isCatalogueEmpty: boolean; onClear: () => void }) {
  return (
    <div className="paper">
      <EmptyState
        title={pickerMessages.none}
        action={!isCatalogueEmpty && <Button onClick={onClear}>{pickerMessages.clearFilters}</Button>}
      >
        {isCatalogueEmpty ? pickerMessages.emptyCatalogue : pickerMessages.noneHint}
      </EmptyState>
    </div>
  )
}

function CatalogueLoading() {
  return (
    <SkeletonGroup className="grid gap-7 pt-14 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-130" />
      <Skeleton className="h-130" />
      <Skeleton className="h-130" />
    </SkeletonGroup>
  )
}
