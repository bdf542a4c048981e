import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'

/** Skeletons of the screen while the session is loading. */
export function SessionSkeleton() {
  return (
    <SkeletonGroup className="flex min-h-[36rem] flex-1 flex-col">
      <div className="flex items-center gap-6 border-b border-hairline bg-surface px-3 py-3 sm:px-6">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-8 flex-1" />
        <Skeleton className="h-9 w-28" />
      </div>
      <div className="flex flex-1">
        <div className="marble flex flex-1 flex-col items-center justify-end gap-4 p-6">
          <Skeleton className="mb-auto h-[40%] w-full max-w-[40rem] rounded-t-[20rem] opacity-40" />
          <Skeleton className="h-5 w-full max-w-[40rem]" />
          <Skeleton className="h-8 w-full max-w-[44rem]" />
          <Skeleton className="h-13 w-full max-w-[46rem]" />
        </div>
        <div className="hidden w-[27.5rem] flex-col gap-4 border-s border-hairline bg-surface p-6 lg:flex">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
