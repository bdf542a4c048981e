export { CHOOSING_VOICES, DELEGATES, EVERYDAY } from './free-speech.ts'
export { type Recording, recorded } from './recording.ts'
export { type CampaignNames, campaignRoom } from './room.ts'
export { NOISE_LEVELS, RECORDING_VOICES, SPOKEN_SESSIONS, type SpokenSession, UNRELATED } from './sentences.ts'
