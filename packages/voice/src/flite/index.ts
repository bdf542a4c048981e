export { wavOf } from '../sound/wav.ts'
export { type EmbeddedSpeech, speakEmbedded } from './speak.ts'
