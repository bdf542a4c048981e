import { MicrophoneError, openingFaultOf } from './fault-error.ts'
import type { MicrophoneSource } from './source.ts'
import tapAddress from './tap-worklet.ts?worker&url'

/** The containers that every recogniser here decodes; a browser without them records the plain sound. */
const FILE = { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 } as const

/** Opens the microphone of this browser. @throws {MicrophoneError} */
export async function openBrowserMicrophone(
  deviceId: string | undefined,
  signal: AbortSignal,
): Promise<MicrophoneSource> {
  const stream = await openStream(deviceId)
  const context = new AudioContext()
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  try {
    await context.audioWorklet.addModule(tapAddress)
    await context.resume()
    signal.throwIfAborted()
  } catch (error) {
    close()
    throw signal.aborted ? error : new MicrophoneError('held', error)
  }
  return sourceOf(stream, context, close)
}

async function openStream(deviceId: string | undefined): Promise<MediaStream> {
  // pages without a secure address have no devices at all, whatever the types say
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) throw new MicrophoneError('insecure')
  const audio = {
    noiseSuppression: true,
    echoCancellation: true,
    // it begins with 15 dB, which clips the first words of everybody who is not quiet
    autoGainControl: false,
    channelCount: 1,
    // one that is not there now gives way to the system's
    ...(deviceId === undefined ? {} : { deviceId: { ideal: deviceId } }),
  }
  try {
    return await devices.getUserMedia({ audio })
  } catch (error) {
    throw new MicrophoneError(openingFaultOf(error), error)
  }
}

function sourceOf(stream: MediaStream, context: AudioContext, close: () => void): MicrophoneSource {
  const tap = new AudioWorkletNode(context, 'placard-tap', { numberOfOutputs: 0 })
  context.createMediaStreamSource(stream).connect(tap)
  const source: MicrophoneSource = {
    rate: context.sampleRate,
    onSound: undefined,
    onGone: undefined,
    record: () => recordingOf(stream),
    close() {
      source.onSound = undefined
      source.onGone = undefined
      close()
    },
  }
  tap.port.onmessage = ({ data }: MessageEvent<Float32Array>) => source.onSound?.(data)
  for (const track of stream.getAudioTracks()) track.onended = () => source.onGone?.()
  return source
}

function recordingOf(stream: MediaStream): (() => Promise<Blob>) | undefined {
  if (!('MediaRecorder' in window) || !MediaRecorder.isTypeSupported(FILE.mimeType)) return undefined
  const recorder = new MediaRecorder(stream, FILE)
  const parts: Blob[] = []
  const ended = Promise.withResolvers<Blob>()
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onstop = () => ended.resolve(new Blob(parts, { type: FILE.mimeType }))
  recorder.start()
  return () => {
    if (recorder.state !== 'inactive') recorder.stop()
    return ended.promise
  }
}
