import type { SeatView } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { stretchOf, viewIn, viewsOf } from './frames.ts'

/** Ranges are immutable, so they are cached for the life of the page. */
const stretchQuery = (sessionId: string, after: number) => ['replay', sessionId, after] as const

/** The room at a log position. While its range is loading, `view` is the previous one. */
export function useFrame(sessionId: string, seq: number) {
  const gateway = useCampaignGateway()
  const queries = useQueryClient()
  const after = stretchOf(seq)
  const stretch = useQuery({
    queryKey: stretchQuery(sessionId, after),
    queryFn: ({ signal }) => gateway.getReplay(sessionId, after, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = stretch
  const views = useMemo(() => (data ? viewsOf(data) : undefined), [data])
  const view = useMemo(() => (views ? viewIn(views, seq) : undefined), [views, seq])
  const shown = useRef<SeatView>(undefined)
  useEffect(() => {
    if (view) shown.current = view
  }, [view])
  const next = data && data.upTo < data.end ? data.upTo : undefined
  useEffect(() => {
    if (next === undefined) return
    void queries.prefetchQuery({
      queryKey: stretchQuery(sessionId, next),
      queryFn: ({ signal }) => gateway.getReplay(sessionId, next, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })
  }, [queries, gateway, sessionId, next])
  return { view: view ?? shown.current, isReady: view !== undefined, error: stretch.error, retry: stretch.refetch }
}
