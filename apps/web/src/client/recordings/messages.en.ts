import { datesIn } from '../../kit/language/dates.ts'

/** A day and a time of this browser's user; none is more than a day away. */
const { moment } = datesIn('en-GB')

/** When something about a recording happens, of an instant in ISO 8601. */
export function momentOf(iso: string): string {
  return moment(iso)
}

export const recordingMessages = {
  play: 'Play the recording',
  playPart: (part: number, of: number) => `Play part ${part} of ${of} of the recording`,
  ends: (at: string) => `Kept until ${momentOf(at)}`,
  stop: 'Stop the recording',
  gone: 'The recording could not be played. It may have been deleted.',
} as const
