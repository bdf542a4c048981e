export { type EmbeddedSpeech, speakEmbedded } from './speak.ts'
