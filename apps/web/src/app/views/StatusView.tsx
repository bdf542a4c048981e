import { serviceStatus } from '@placard/contract'
import { StatusScreen } from '../../features/status/StatusScreen.tsx'
import { visitorCall } from '../../hosts/server/api.ts'

const load = (signal: AbortSignal) => visitorCall(serviceStatus.get, { signal })

/** The status of the server of this page. */
export function StatusView() {
  return <StatusScreen load={load} />
}
