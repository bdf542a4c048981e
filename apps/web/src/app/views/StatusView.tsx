import { serviceStatus } from '@placard/contract'
import { StatusScreen } from '../../features/status/StatusScreen.tsx'
import { visitorCall } from '../../hosts/server/api.ts'

const load = (signal: AbortSignal) => visitorCall(serviceStatus.get, { signal })

/** The status of the server this page came from. */
export function StatusView() {
  return <StatusScreen load={load} />
}
