import { Connectivity } from '../features/connectivity/Connectivity.tsx'

/** The code that calls is loaded with the first call. */
const lookUpStatus = async () => (await import('../hosts/server/api.ts')).lookUpStatus()
const reconnect = () => void import('../hosts/server/gateways.ts').then(({ realtime }) => realtime.retryNow())

/** The way to the server this page came from. */
export function ServerConnectivity() {
  return <Connectivity lookUpStatus={lookUpStatus} reconnect={reconnect} />
}
