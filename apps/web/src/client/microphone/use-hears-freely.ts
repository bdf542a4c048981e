import { useQuery } from '@tanstack/react-query'
import type { MicrophonePort } from './microphone-port.ts'

/** Whether free speech is understood here; undefined until that is known, or where it cannot be found out. */
export function useHearsFreely({ hearing }: MicrophonePort): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['hearing', 'health'],
    queryFn: ({ signal }) => hearing.readHealth(signal),
    retry: false,
  })
  return data && data.hearing.length > 0 && !data.isCommandsOnly
}
