import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinedSamples } from '@placard/voice'
import { expect, type Page } from '@playwright/test'
import { spokenWav, wavFile } from '../../apps/server/src/adapters/hearing-providers/testing/recordings.ts'

const RATE = 16_000
/** Quiet before and after the words, in seconds: the file begins when the device is opened, the page listens somewhat later. */
const QUIET_SECONDS = 3

export type ScriptedMicrophone = ReturnType<typeof scriptedMicrophone>

/** A microphone of Chromium that hears a file; the file is read anew each time the microphone is opened. */
export function scriptedMicrophone() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'placard-microphone-')), 'microphone.wav')
  const quiet = (seconds: number) =>
    Float32Array.from({ length: seconds * RATE }, (_, at) => 0.0004 * Math.sin(at * at * 0.37))
  const write = (samples: Float32Array) => writeFileSync(file, wavFile(samples))
  write(quiet(1))
  return {
    /** How Chromium is started; the one without windows has no microphones. */
    launch: { executablePath: '/usr/bin/chromium' },
    flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}%noloop`],
    /** The next time the microphone is opened, somebody says this, once. */
    says(text: string): void {
      write(joinedSamples([quiet(QUIET_SECONDS), asAtADesk(spokenSamples(text, 'leda')), quiet(QUIET_SECONDS)]))
    },
    /** The next time it is opened, somebody says these, with so many seconds of a quiet room before each. */
    saysInTurn(texts: readonly string[], pauseSeconds: number): void {
      const said = texts.flatMap((text) => [quiet(pauseSeconds), asAtADesk(spokenSamples(text, 'leda'))])
      write(joinedSamples([...said, quiet(pauseSeconds)]))
    },
    /** The next time it is opened, nobody says anything. */
    isQuiet: () => write(quiet(8)),
    /** The next time it is opened, not a sound comes, as from one that is switched off. */
    isDead: () => write(new Float32Array(12 * RATE)),
  }
}

/** Presses the microphone, waits until somebody has spoken and is quiet again, and says that this was all. */
export async function speakOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await hearOut(page)
}

/** Speaks until it is understood, as somebody does who is told that nobody could listen just now. */
export async function speakUntilHeard(page: Page): Promise<void> {
  await expect(async () => {
    await speakOnce(page)
    const over = page.locator('[data-microphone=idle], [data-microphone=error]')
    await expect(over).toBeVisible()
    expect(await over.getAttribute('data-microphone')).toBe('idle')
  }).toPass()
}

/**
 * Waits until the microphone listens, somebody has spoken and is quiet again, and says that this was all. A machine that
 * listens too late hears nothing, and the page ends that by itself.
 */
export async function hearOut(page: Page): Promise<void> {
  await expect(page.locator('[data-microphone=listening]')).toBeVisible()
  if (await page.evaluate(isHeardOut)) await page.getByRole('button', { name: 'I have finished speaking' }).click()
}

/**
 * Runs in the page: true when the level has been up, and then down for longer than between two words; false when nobody
 * listens any more.
 */
function isHeardOut(): Promise<boolean> {
  const quietMs = 700
  return new Promise((resolve) => {
    let quietSince: number | undefined
    const look = () => {
      if (document.querySelector('[data-microphone=listening]') === null) return resolve(false)
      const ring = document.querySelector<HTMLElement>('[data-level-ring]')
      const scale = Number(/scale\(([\d.]+)\)/.exec(ring?.style.transform ?? '')?.[1] ?? 1)
      if (scale > 1.05) quietSince = performance.now()
      if (quietSince !== undefined && performance.now() - quietSince > quietMs) resolve(true)
      else requestAnimationFrame(look)
    }
    look()
  })
}

const HEADER_BYTES = 44
/** From the voices' 3 dB below the limit to 19 dB below it, for the loudest sample. */
const DESK_GAIN = 0.16

/** Samples as loud as somebody is at a desk. */
function asAtADesk(samples: Float32Array): Float32Array {
  return samples.map((sample) => DESK_GAIN * sample)
}

/** A sentence as samples, at 16 kHz. */
export function spokenSamples(text: string, voiceId: string): Float32Array {
  return samplesOf(spokenWav(text, voiceId))
}

function samplesOf(wav: Uint8Array<ArrayBuffer>): Float32Array {
  return Float32Array.from(new Int16Array(wav.buffer.slice(HEADER_BYTES)), (sample) => sample / 32_768)
}
