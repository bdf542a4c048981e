import { RECORDING_MAX_SECONDS, type RecordingFault } from './hearing.ts'

/** What to tell a person whose recording gave no words. */
export const RECORDING_MESSAGES: Readonly<Record<RecordingFault, string>> = {
  empty: 'There is no sound in the recording. Check that the microphone is on, then try again.',
  'too-large': 'The recording is too large (max 2MB). Say it in shorter parts.',
  'too-long': `The recording is longer than ${RECORDING_MAX_SECONDS} seconds. Say it in shorter parts.`,
  unreadable: 'The recording could not be read. Try again, or type instead.',
  'not-decoded': 'This server cannot play back recordings of this kind. Use another browser, or type instead.',
  'nothing-heard': 'Nothing was heard. Speak a little closer to the microphone.',
  'no-command': 'That was not one of the commands this server understands. Say it differently, or type instead.',
  'no-session': 'Without a speech service, only the commands of a debate are understood. Type instead.',
  language: 'This server understands spoken English only. Speak English, or type instead.',
}
