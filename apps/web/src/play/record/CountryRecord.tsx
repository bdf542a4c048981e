import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { recordMessages } from './messages.en.ts'
import type { CountryRecordProps } from './RecordPanel.tsx'

const RecordPanel = lazy(() => import('./RecordPanel.tsx').then((module) => ({ default: module.RecordPanel })))

/** Links a country's stance to its roll calls, which are loaded lazily. */
export function CountryRecord(props: CountryRecordProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-col gap-5">
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="self-start"
        icon={
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 transition-[rotate] duration-(--duration-state)', isOpen && 'rotate-180')}
          />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? recordMessages.hide : recordMessages.show}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <PanelBoundary resetKeys={[props.iso3]}>
            <Suspense fallback={<RecordLoading />}>
              <RecordPanel key={props.iso3} {...props} loading={<RecordLoading />} />
            </Suspense>
          </PanelBoundary>
        )}
      </div>
    </div>
  )
}

function RecordLoading() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-8" />
      <Skeleton className="h-40" />
      <Skeleton className="h-24" />
    </SkeletonGroup>
  )
}
