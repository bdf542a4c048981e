export const microphoneSettingsMessages = {
  title: 'Microphone',
  device: 'Microphone',
  usual: 'The one your system uses',
  nameless: (number: number) => `Microphone ${number}`,
  gone: 'The chosen microphone (not connected)',
  chosen: 'Microphone chosen.',
  test: 'Test the microphone',
  stopTest: 'End the test',
  testHint: 'Nothing of a test is sent or kept.',
  speakNow: 'Say something: the bar moves as you speak.',
  handsFree: 'Hands-free',
  handsFreeHint:
    'In sessions and voice conversations the microphone notices by itself when you begin and end, and goes on listening until you press it again. Otherwise you press it, or hold Space, each time.',
  browser: 'Use the browser’s own speech recognition',
  browserHint:
    'For dictation and conversations. The maker of your browser may receive the sound of what you say. The commands of a session are still understood without it.',
} as const
