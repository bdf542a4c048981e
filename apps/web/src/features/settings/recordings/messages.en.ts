import { momentOf } from '../../../client/recordings/messages.en.ts'

const secondsText = (seconds: number) => (seconds < 1.5 ? '1 second' : `${Math.round(seconds)} seconds`)

export const recordingSettingsMessages = {
  title: 'Recordings',
  intro: 'What you say into the microphone is heard and then forgotten, unless you have it kept here.',
  keep: 'Keep recordings for 24 hours',
  keepHint:
    'Then you can listen to what you said. Each recording is deleted after 24 hours. Turning this off deletes all of them at once.',
  tooYoung: 'Recordings are not kept for people under 16, or whose age was never asked.',
  demo: 'The demo keeps no recordings. With an account you can have them kept for 24 hours.',
  failed: 'Your recordings could not be loaded',
  failedText: 'Check your connection, then try again. Nothing was changed.',
  again: 'Try again',
  notChanged: 'That did not work. Nothing was changed; try again.',
  none: 'No recordings are kept.',
  list: 'Kept recordings',
  said: (at: string, seconds: number, place: string) => `${momentOf(at)}, ${secondsText(seconds)} ${place}`,
  places: {
    conversation: 'in a conversation',
    session: 'in a campaign session',
    unsent: 'that were not sent',
  },
  play: (text: string) => `Play “${text}”`,
  remove: (text: string) => `Delete the recording “${text}”`,
  removed: 'The recording was deleted.',
  removeAll: 'Delete all recordings',
  ask: (count: number) => (count === 1 ? 'Delete the recording?' : `Delete all ${count} recordings?`),
  askText: 'It cannot be undone.',
  confirm: 'Delete',
  cancel: 'Keep',
  allRemoved: 'All recordings were deleted.',
  job: (last: string | null, next: string | null) =>
    last === null || next === null
      ? 'The job that deletes recordings has not run yet.'
      : `Old recordings were last deleted on ${momentOf(last)}; the next time is ${momentOf(next)}.`,
} as const
