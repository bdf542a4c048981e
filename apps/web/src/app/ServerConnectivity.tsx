import { useEffect } from 'react'
import { conditionsStore } from '../client/connectivity/conditions.ts'
import { Connectivity } from '../features/connectivity/Connectivity.tsx'
import { authSession } from '../hosts/server/auth.ts'

/** The module with the call is loaded with the first call. */
const lookUpStatus = async () => (await import('../hosts/server/api.ts')).lookUpStatus()
const reconnect = () => void import('../hosts/server/gateways.ts').then(({ realtime }) => realtime.retryNow())

/** A sign-in that is over is refused no longer. */
function useForgottenRefusal(): void {
  useEffect(
    () =>
      authSession.store.subscribe(({ status }) => {
        if (status === 'signed-out') conditionsStore.setState({ isSignInRefused: false })
      }),
    [],
  )
}

/** The connection to the server of this page. */
export function ServerConnectivity() {
  useForgottenRefusal()
  return <Connectivity lookUpStatus={lookUpStatus} reconnect={reconnect} />
}
