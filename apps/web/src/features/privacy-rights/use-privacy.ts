import {
  type IdentityMethod,
  type NewPrivacyRequest,
  type PrivacyChoices,
  type PrivacyRequestDetail,
  privacy,
  privacyRequests,
} from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import type { Call } from '../../client/api/client.ts'
import { privacyRightsMessages as words } from './messages.en.ts'

/** Calls as the person whose rights they are. */
export const PrivacyCallContext = createContext<Call | undefined>(undefined)

/** Calls of this screen. */
export function useCall(): Call {
  const call = useContext(PrivacyCallContext)
  if (call === undefined) throw new Error('useCall must be used inside the privacy rights')
  return call
}

/** Whatever is asked here is refetched once something was done. */
export const KEY = ['privacy-rights'] as const
const CHOICES = [...KEY, 'choices'] as const
const IDENTITY = [...KEY, 'identity'] as const
const REQUESTS = [...KEY, 'requests'] as const

export function useChoices() {
  const call = useCall()
  return useQuery({ queryKey: CHOICES, queryFn: ({ signal }) => call(privacy.choices, { signal }) })
}

/** Whether the server does what it says, and how far the person has come. */
export function useCompliance() {
  const call = useCall()
  return useQuery({ queryKey: [...KEY, 'compliance'], queryFn: ({ signal }) => call(privacy.compliance, { signal }) })
}

/** What is kept; the server counts the rows of every table for it, so it is asked for once it is wanted. */
export function useInventory({ isWanted = true } = {}) {
  const call = useCall()
  const queryKey = [...KEY, 'inventory']
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(privacy.inventory, { signal }),
    staleTime: 0,
    enabled: isWanted,
  })
}

export function useIdentity() {
  const call = useCall()
  return useQuery({ queryKey: IDENTITY, queryFn: ({ signal }) => call(privacy.identity, { signal }) })
}

/** How often a request that is being carried out is looked at, in ms. */
const RUNNING_MS = 5_000

export function useRequests() {
  const call = useCall()
  return useQuery({
    queryKey: REQUESTS,
    queryFn: ({ signal }) => call(privacyRequests.list, { signal }),
    refetchInterval: ({ state }) => {
      const isDue = state.data?.requests.some(
        ({ executesAt, archive }) =>
          archive?.state === 'building' || (executesAt !== null && Date.parse(executesAt) <= Date.now()),
      )
      return isDue === true && RUNNING_MS
    },
  })
}

/** One request with its timeline, once it is wanted. */
export function useRequest(requestId: string, isWanted: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: [...REQUESTS, requestId],
    queryFn: ({ signal }) => call(privacyRequests.read, { params: { requestId }, signal }),
    enabled: isWanted,
  })
}

/** Why a call did not do what was wanted, as a sentence. */
const reasonOf = (error: unknown) => (error instanceof ApiError ? error.message : words.failed)

/** One thing that somebody does here: whether it is under way, and why it failed. */
export function useAct() {
  const queries = useQueryClient()
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure?: string }>({ isBusy: false })
  /** @returns what was answered; undefined when it failed, which `failure` then says. */
  async function act<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (state.isBusy) return undefined
    setState({ isBusy: true })
    try {
      const answer = await work()
      setState({ isBusy: false })
      void queries.invalidateQueries({ queryKey: KEY })
      return answer
    } catch (error) {
      setState({ isBusy: false, failure: reasonOf(error) })
      return undefined
    }
  }
  return { ...state, act }
}

type Wish = { readonly optOut?: boolean; readonly limit?: boolean; readonly despiteSignal?: boolean }

const asChosen = (before: PrivacyChoices, { optOut, limit }: Wish): PrivacyChoices => ({
  ...before,
  optOut: { ...before.optOut, isOn: optOut ?? before.optOut.isOn },
  limit: { ...before.limit, isOn: limit ?? before.limit.isOn },
})

/** All that somebody does with their rights. Each call throws what the server refuses. */
export function usePrivacyCalls() {
  const call = useCall()
  const queries = useQueryClient()
  return {
    ask: (wish: NewPrivacyRequest): Promise<PrivacyRequestDetail> => call(privacyRequests.create, { body: wish }),
    confirm: (requestId: string, when: 'after-grace' | 'at-once') =>
      call(privacyRequests.confirm, { params: { requestId }, body: { when } }),
    cancel: (requestId: string) => call(privacyRequests.cancel, { params: { requestId } }),
    async download(requestId: string): Promise<Blob> {
      const file = await call(privacyRequests.archive, { params: { requestId } })
      if (file instanceof Blob) return file
      throw new ApiError('unreadable', words.failed)
    },
    appeal: (requestId: string, reason: string) =>
      call(privacyRequests.appeal, { params: { requestId }, body: { reason } }),
    sendCode: () => call(privacy.sendIdentityCode, {}),
    async verify(method: IdentityMethod, value: string): Promise<boolean> {
      const { verified, identity } = await call(privacy.verifyIdentity, { body: { method, value } })
      queries.setQueryData(IDENTITY, identity)
      return verified
    },
    async choose(wish: Wish): Promise<PrivacyChoices> {
      const before = queries.getQueryData<PrivacyChoices>(CHOICES)
      // shown at once, and taken back where it could not be kept
      if (before !== undefined) queries.setQueryData(CHOICES, asChosen(before, wish))
      try {
        const choices = await call(privacy.choose, { body: wish })
        queries.setQueryData(CHOICES, choices)
        return choices
      } catch (error) {
        queries.setQueryData(CHOICES, before)
        throw error
      }
    },
  }
}
