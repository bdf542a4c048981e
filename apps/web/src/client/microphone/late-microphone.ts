import type { HearingGateway } from '../gateways/hearing-gateway.ts'
import { createLevel } from './level.ts'
import type { MicrophonePort } from './microphone-port.ts'
import { microphoneStore } from './microphone-store.ts'

/** The microphone of this page, whose code comes with the first turn. */
export function lateMicrophone(hearing: HearingGateway): MicrophonePort {
  const level = createLevel()
  return {
    hearing,
    level,
    begin(turn, request) {
      import('./page-microphone.ts').then(
        ({ sitDown }) => sitDown(hearing, level, turn, request),
        () => microphoneStore.dispatch({ kind: 'refused', turn, fault: 'unheard' }),
      )
    },
  }
}
