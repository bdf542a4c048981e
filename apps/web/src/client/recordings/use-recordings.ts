import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecordingGateway } from '../gateways/recording-gateway.ts'

const KEY = ['recordings']

/**
 * The recordings that the user has kept, and what changes them. `isMissing`: they could not be read.
 *
 * @param said how much the user has said here: whenever that grows, there may be one more.
 */
export function useRecordings(gateway: RecordingGateway, said = 0) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [...KEY, said],
    queryFn: ({ signal }) => gateway.list(signal),
    placeholderData: (before) => before,
  })
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
