import { type Subscription, storage, subscriptions, type Tier } from '@placard/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../client/api/client.ts'
import { USAGE_QUERY } from '../../client/usage/limit.tsx'

const MINUTE_MS = 60_000
/** Cache time of each response. */
const FRESH_MS = { current: 5 * MINUTE_MS, plans: 60 * MINUTE_MS, usage: 2 * MINUTE_MS } as const
/** Polling interval after a payment. */
const CONFIRMING_MS = 3_000
/** Limit of polls after a change of plan, which may be to another price of the same plan. */
const LOOKS_FOR_CHANGE = 20

const CURRENT_QUERY = ['subscription', 'current'] as const
const PLANS_QUERY = ['subscription', 'plans'] as const

/** The plan a user chose, and whether it is billed annually. */
export type PlanChoice = { readonly tier: Tier; readonly annual: boolean }

/** The user's plan; polled every few seconds while a payment is unconfirmed. */
export function useCurrent(call: Call, awaited: 'payment' | 'change' | undefined) {
  return useQuery({
    queryKey: CURRENT_QUERY,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Subscription>(CURRENT_QUERY)
      const found = await call(subscriptions.current, { signal })
      // another plan has other limits
      if (before !== undefined && before.effectiveTier !== found.effectiveTier) {
        void client.invalidateQueries({ queryKey: USAGE_QUERY })
      }
      return found
    },
    staleTime: FRESH_MS.current,
    refetchInterval: ({ state }) => {
      if (awaited === 'change') return state.dataUpdateCount < LOOKS_FOR_CHANGE && CONFIRMING_MS
      return awaited === 'payment' && state.data?.paidBy !== 'card' && CONFIRMING_MS
    },
  })
}

export function usePlans(call: Call) {
  return useQuery({
    queryKey: PLANS_QUERY,
    queryFn: ({ signal }) => call(subscriptions.plans, { signal }),
    staleTime: FRESH_MS.plans,
  })
}

export function useUsage(call: Call) {
  return useQuery({
    queryKey: USAGE_QUERY,
    queryFn: ({ signal }) => call(subscriptions.usage, { signal }),
    staleTime: FRESH_MS.usage,
  })
}

/** The user's storage; never cached, as content is deleted elsewhere. */
export function useStorage(call: Call) {
  return useQuery({
    queryKey: ['subscription', 'storage'],
    queryFn: ({ signal }) => call(storage.use, { signal }),
    staleTime: 0,
  })
}

export type Changes = ReturnType<typeof useChanges>

/** The possible changes of a plan. `onLeave` navigates to the payment service. */
export function useChanges(call: Call, onLeave: (url: string) => void) {
  const queries = useQueryClient()
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: CURRENT_QUERY }),
      queries.invalidateQueries({ queryKey: USAGE_QUERY }),
    ])
  const keep = (found: Subscription) => {
    queries.setQueryData(CURRENT_QUERY, found)
    return queries.invalidateQueries({ queryKey: USAGE_QUERY })
  }
  const onward = ({ url }: { url?: string | undefined }) => (url === undefined ? changed() : onLeave(url))
  return {
    checkout: useMutation({
      mutationFn: (body: PlanChoice) => call(subscriptions.checkout, { body }),
      onSuccess: onward,
    }),
    cancel: useMutation({
      mutationFn: (immediate: boolean) => call(subscriptions.cancel, { body: { immediate } }),
      onSuccess: keep,
    }),
    reactivate: useMutation({ mutationFn: () => call(subscriptions.reactivate, {}), onSuccess: keep }),
    paymentMethod: useMutation({
      mutationFn: () => call(subscriptions.paymentMethod, { body: {} }),
      onSuccess: onward,
    }),
  }
}
