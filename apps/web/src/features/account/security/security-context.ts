import type { SecurityOverview, User } from '@placard/contract'
import { accountSecurity } from '@placard/contract'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Call } from '../../../client/api/client.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'

export const CallContext = createContext<Call | undefined>(undefined)

/** Calls as the signed-in user. */
export function useCall(): Call {
  const call = useContext(CallContext)
  if (call === undefined) throw new Error('useCall must be used inside the security view')
  return call
}

/** The signed-in user; undefined at the moment of a sign-out. */
export function useMember(): User | undefined {
  return useStore(useAuthSession().store, (state) => (state.status === 'signed-in' ? state.user : undefined))
}

const OVERVIEW = ['security', 'overview'] as const
export const SIGN_INS = ['security', 'sign-ins'] as const

export function useOverview(): UseQueryResult<SecurityOverview> {
  const call = useCall()
  return useQuery({ queryKey: OVERVIEW, queryFn: ({ signal }) => call(accountSecurity.overview, { signal }) })
}

/** Reloads all data of this view after a change. */
export function useReread(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['security'] })
}
