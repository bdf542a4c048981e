import { useQuery } from '@tanstack/react-query'

/** A motion that can be chosen. */
export interface Motion {
  readonly id: string
  readonly topic: string
  readonly motion: string
  /** What the matter is, in a sentence. */
  readonly note: string
}

async function loadMotions(): Promise<readonly Motion[]> {
  return (await import('@placard/content/debate/motions.json')).default.motions
}

/** The authored motions, loaded once they are looked at. */
export function useMotions() {
  return useQuery({ queryKey: ['drill', 'motions'], queryFn: loadMotions, staleTime: Number.POSITIVE_INFINITY })
}
