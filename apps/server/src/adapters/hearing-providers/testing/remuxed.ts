import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WEBM,
} from 'mediabunny'

/** What Chromium recorded of "point of order": Opus in WebM, two channels (e2e/recordings/record.ts). */
export const BROWSER_RECORDING = new Uint8Array(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../../e2e/recordings/point-of-order.webm')),
)

/** The same packets in another container. */
async function remuxed(format: OutputFormat): Promise<Uint8Array<ArrayBuffer>> {
  const track = await new Input({ source: new BufferSource(BROWSER_RECORDING), formats: [WEBM] }).getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new RangeError('there is no sound in the recording')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return written(format, 'opus', packets, decoderConfig)
}

export const oggRecording = () => remuxed(new OggOutputFormat())
export const mp4Recording = () => remuxed(new Mp4OutputFormat())

/** So many seconds in a container of AAC; what is in the packets nobody here decodes. */
export function aacRecording(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const packets = Array.from(
    { length: Math.ceil(seconds) },
    (_, at) => new EncodedPacket(Uint8Array.of(1, 2, 3, 4), 'key', at, 1),
  )
  const decoderConfig = {
    codec: 'mp4a.40.2',
    sampleRate: 48_000,
    numberOfChannels: 1,
    description: Uint8Array.of(0x11, 0x88),
  }
  return written(new Mp4OutputFormat(), 'aac', packets, decoderConfig)
}

async function written(
  format: OutputFormat,
  codec: 'opus' | 'aac',
  packets: readonly EncodedPacket[],
  decoderConfig: AudioDecoderConfig,
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for (const packet of packets) await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer())
}
