import { STATUS_EVERY_SECONDS, type StatusReport } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert, Wrench } from 'lucide-react'
import { useStore } from 'zustand'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { statusMessages } from './messages.en.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { clockText, troubledOf } from './status-text.ts'

const words = statusMessages

function Overall({ report }: { report: StatusReport }) {
  const troubled = troubledOf(report.services).length
  const isMaintained = report.maintenance !== null
  const Icon = troubled > 0 ? TriangleAlert : isMaintained ? Wrench : CircleCheck
  return (
    <div>
      <p role="status" className="flex items-center gap-2 text-17 font-medium">
        <Icon
          aria-hidden="true"
          className={`size-5 ${troubled === 0 && !isMaintained ? 'text-success' : 'text-warning'}`}
        />
        {troubled > 0 ? words.troubled(troubled) : isMaintained ? words.allAnswering : words.allWell}
      </p>
      <p className="tabular text-13 text-text-2">{words.checkedAt(clockText(report.checkedAt))}</p>
    </div>
  )
}

function Report({ report }: { report: StatusReport }) {
  return (
    <>
      {report.maintenance !== null && (
        <Alert tone="warning" title={words.maintenance}>
          {report.maintenance}
        </Alert>
      )}
      <Overall report={report} />
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {report.services.map((entry) => (
          <ServiceCard key={entry.service} entry={entry} />
        ))}
      </ul>
      <p className="max-w-prose text-13 text-text-2">{words.explanation}</p>
      {report.supportEmail !== null && (
        <p className="text-13">
          <a href={`mailto:${report.supportEmail}`} className="underline">
            {words.contact(report.supportEmail)}
          </a>
        </p>
      )}
    </>
  )
}

function Failed({ isOld, isBusy, onRetry }: { isOld: boolean; isBusy: boolean; onRetry: () => void }) {
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const { failed } = words
  const text = isOld ? failed.old : failed.text
  return (
    <Alert
      tone={isOld ? 'warning' : 'danger'}
      title={failed.title}
      action={
        <Button size="sm" isBusy={isBusy} onClick={onRetry}>
          {failed.retry}
        </Button>
      }
    >
      {isOnline ? text : failed.offline}
    </Alert>
  )
}

function Loading() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-7 w-72 max-w-full" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </SkeletonGroup>
  )
}

/** The status of this server's services and its history; public. */
export function StatusScreen({ load }: { load: (signal: AbortSignal) => Promise<StatusReport> }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['service-status'],
    queryFn: ({ signal }) => load(signal),
    refetchInterval: STATUS_EVERY_SECONDS * 1000,
  })
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 py-8 sm:px-6">
      <h1 className="text-32">{words.title}</h1>
      {isError && <Failed isOld={data !== undefined} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && <Report report={data} />}
      {data === undefined && !isError && <Loading />}
    </div>
  )
}
