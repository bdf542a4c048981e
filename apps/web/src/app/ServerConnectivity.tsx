import { Connectivity } from '../features/connectivity/Connectivity.tsx'

/** The module with the call is loaded with the first call. */
const lookUpStatus = async () => (await import('../hosts/server/api.ts')).lookUpStatus()
const reconnect = () => void import('../hosts/server/gateways.ts').then(({ realtime }) => realtime.retryNow())

/** The connection to the server of this page. */
export function ServerConnectivity() {
  return <Connectivity lookUpStatus={lookUpStatus} reconnect={reconnect} />
}
