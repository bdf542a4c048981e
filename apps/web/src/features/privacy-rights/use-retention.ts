import {
  type PrivacySettings,
  type PrivacySettingsChange,
  privacy,
  privacyRetention,
  type TranscriptMonths,
} from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../kit/ui/toast-store.ts'
import { settingsMessages } from './settings-messages.en.ts'
import { KEY, useAct, useCall } from './use-privacy.ts'

const SETTINGS = [...KEY, 'settings'] as const

export function usePrivacySettings() {
  const call = useCall()
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => call(privacy.settings, { signal }) })
}

/** The rules by which entries are deleted for their age, with last and next run. */
export function useRetentionRuns() {
  const call = useCall()
  return useQuery({
    queryKey: [...KEY, 'retention'],
    queryFn: ({ signal }) => call(privacyRetention.runs, { signal }),
  })
}

/** What a period would delete now. */
export function useRetentionPreview(transcriptMonths: TranscriptMonths) {
  const call = useCall()
  return useQuery({
    queryKey: [...KEY, 'retention-preview', transcriptMonths],
    queryFn: ({ signal }) => call(privacyRetention.preview, { body: { transcriptMonths }, signal }),
    staleTime: 0,
  })
}

/** Saves a change of the settings, which is shown once it is kept. */
export function useSave() {
  const call = useCall()
  const queries = useQueryClient()
  const { act, ...state } = useAct()
  return {
    ...state,
    /** @returns what is kept now; undefined where it could not be, which `failure` then says. */
    async save(change: PrivacySettingsChange): Promise<PrivacySettings | undefined> {
      const kept = await act(() => call(privacy.changeSettings, { body: change }))
      if (kept === undefined) return undefined
      queries.setQueryData(SETTINGS, kept)
      showToast(settingsMessages.saved)
      return kept
    },
  }
}
