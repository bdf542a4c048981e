import { recordings } from '@placard/contract'
import { bytesOf } from '../../client/api/bytes-of.ts'
import type { Call } from '../../client/api/client.ts'
import type { RecordingGateway } from '../../client/gateways/recording-gateway.ts'

/** Recordings of a signed-in user, over the server. */
export function createServerRecordings(call: Call): RecordingGateway {
  return {
    list: (signal) => call(recordings.list, { signal }),
    async keep(isKeeping) {
      await call(recordings.keep, { body: { isKeeping } })
    },
    async sound(recordingId) {
      const { audioData, mediaType } = await call(recordings.sound, { params: { recordingId } })
      return new Blob([bytesOf(audioData)], { type: mediaType })
    },
    async remove(recordingId) {
      await call(recordings.remove, { params: { recordingId } })
    },
    async removeAll() {
      await call(recordings.removeAll, {})
    },
  }
}
