export const recordingMessages = {
  play: 'Play the recording',
  stop: 'Stop the recording',
  gone: 'The recording could not be played. It may have been deleted.',
} as const
