import { type ConsentPurpose, privacy } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CONSENT_TEXT_VERSION } from './consent-text-version.ts'
import { useCall } from './use-privacy.ts'

const CONSENTS = ['privacy-rights', 'consents'] as const
/** What the page knows that a consent bears on: the engines of chats, and the recordings that are kept. */
const FOLLOWING = [['engines'], ['recordings']] as const

export function useConsents() {
  const call = useCall()
  return useQuery({ queryKey: CONSENTS, queryFn: ({ signal }) => call(privacy.consents, { signal }) })
}

/** Gives a consent or withdraws it. Throws what the server refuses. */
export function useDecide() {
  const call = useCall()
  const queries = useQueryClient()
  return async (purpose: ConsentPurpose, isGranted: boolean) => {
    const body = { isGranted, textVersion: CONSENT_TEXT_VERSION }
    const consents = await call(privacy.decide, { params: { purpose }, body })
    queries.setQueryData(CONSENTS, consents)
    for (const queryKey of FOLLOWING) void queries.invalidateQueries({ queryKey })
    return consents
  }
}
