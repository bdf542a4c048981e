import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecordingGateway } from '../gateways/recording-gateway.ts'

const KEY = ['recordings']

/** The recordings that the user has kept, and what changes them. `isMissing`: they could not be read. */
export function useRecordings(gateway: RecordingGateway) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => gateway.list(signal) })
  const after = async (work: Promise<void>) => {
    await work
    await queries.invalidateQueries({ queryKey: KEY })
  }
  return {
    kept: data,
    isMissing: isError && data === undefined,
    again: () => void refetch(),
    keep: (isKeeping: boolean) => after(gateway.keep(isKeeping)),
    remove: (recordingId: string) => after(gateway.remove(recordingId)),
    removeAll: () => after(gateway.removeAll()),
  }
}
