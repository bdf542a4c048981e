import { RECORDING_MAX_SECONDS } from '@placard/contract'
import { joinedSamples } from '@placard/voice'
import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import type { Decoded } from './decoded.ts'

/** Rate to which Opus is decoded, in samples a second. */
const RATE = 16_000
/** A file is given up once it is longer: a short one can hold hours of silence. */
const SAMPLES_MOST = RATE * RECORDING_MAX_SECONDS
/** A longer file without packets broke off: browsers write the size of what follows before it, and it is read whole or not at all. */
const HEADER_MOST_BYTES = 1_000
/** Packets that cannot be decoded, as a share of all: more is no recording. */
const BROKEN_MOST = 0.2

/** Opus in WebM, Ogg or MP4 as one channel; other sound in them is not decoded here. */
export async function decodeContainer(file: Uint8Array): Promise<Decoded> {
  const input = new Input({ source: new BufferSource(file), formats: [WEBM, OGG, MP4] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) return { ok: false, fault: 'unreadable' }
    if ((await track.getCodec()) === 'opus') return await decodeOpus(track, file.length)
    // others may decode it, and are given none that is too long
    const seconds = await track.computeDuration()
    return { ok: false, fault: seconds > RECORDING_MAX_SECONDS ? 'too-long' : 'not-decoded' }
  } catch {
    return { ok: false, fault: 'unreadable' }
  } finally {
    input.dispose()
  }
}

async function decodeOpus(track: InputAudioTrack, fileLength: number): Promise<Decoded> {
  const channels = (await track.getNumberOfChannels()) > 1 ? 2 : 1
  const decoder = new OpusDecoder({ channels, sampleRate: RATE })
  await decoder.ready
  const pieces: Float32Array[] = []
  const count = { samples: 0, packets: 0, broken: 0 }
  try {
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      const { channelData, samplesDecoded, errors } = decoder.decodeFrame(data)
      count.packets += 1
      count.broken += errors.length > 0 ? 1 : 0
      count.samples += samplesDecoded
      if (count.samples > SAMPLES_MOST) return { ok: false, fault: 'too-long' }
      pieces.push(mixed(channelData, samplesDecoded))
    }
  } catch {
    // what came before a recording breaks off is a recording
  } finally {
    decoder.free()
  }
  if (count.packets === 0) return { ok: false, fault: fileLength > HEADER_MOST_BYTES ? 'unreadable' : 'empty' }
  if (count.broken > count.packets * BROKEN_MOST) return { ok: false, fault: 'unreadable' }
  return { ok: true, samples: joinedSamples(pieces), rate: RATE }
}

function mixed(channels: readonly Float32Array[], length: number): Float32Array {
  const [left = new Float32Array(length), right] = channels
  if (right === undefined) return left.slice(0, length)
  return Float32Array.from({ length }, (_, at) => ((left[at] ?? 0) + (right[at] ?? 0)) / 2)
}
