import { useQuery } from '@tanstack/react-query'

/** A motion of the list. */
export interface Motion {
  readonly id: string
  readonly topic: string
  readonly motion: string
  /** The issue in one sentence. */
  readonly note: string
}

async function loadMotions(): Promise<readonly Motion[]> {
  return (await import('@placard/content/debate/motions.json')).default.motions
}

/** The authored motions, lazily loaded. */
export function useMotions() {
  return useQuery({ queryKey: ['drill', 'motions'], queryFn: loadMotions, staleTime: Number.POSITIVE_INFINITY })
}
