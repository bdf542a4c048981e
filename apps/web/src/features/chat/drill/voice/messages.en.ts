import { clockText } from '../../../../kit/ui/clock-text.ts'

const clock = (seconds: number) => clockText(seconds * 1000)
const count = (amount: number, one: string, several: string) => `${amount} ${amount === 1 ? one : several}`
/** Decibels below full scale, with a real minus. */
const decibels = (db: number) => `${db < 0 ? '−' : ''}${Math.abs(db)} dB`
const pauses = (amount: number) => count(amount, 'pause', 'pauses')
const fillers = (amount: number) => count(amount, 'filler', 'fillers')

export const spokenMessages = {
  form: {
    ready: (seconds: number) =>
      `You have ${seconds} seconds. The clock starts when the microphone listens, and pauses when you stop.`,
    about: (isKept: boolean) =>
      `What you say is written down, and how you speak is measured: speed, pauses, fillers and loudness. ${isKept ? 'These figures are kept, and the recording for 24 hours, as you chose in Settings.' : 'Of the sound, only these figures are kept.'}`,
    unwritten:
      'Free speech cannot be recognised here. How you speak is measured all the same; type your words when you have finished.',
    speak: 'Speak',
    speakOn: 'Speak on',
    stop: 'Stop',
    type: 'Type it instead',
    asking: 'Waiting for the microphone…',
    listening: 'Listening. Your words are written down when you stop.',
    listeningOnly: 'Listening.',
    writing: 'Writing down what you said…',
    stopped: 'The clock is paused. Look through your words, speak on, or deliver the speech.',
    missing: 'Part of what you said could not be written down. Type it in, and then deliver the speech.',
    level: 'Loudness at the microphone',
    placeholder: 'Your words are shown here when you stop.',
    typedPlaceholder: 'Type what you said.',
  },
  panel: {
    summary: (speed: number | undefined, pauseCount: number, fillerCount: number | undefined) =>
      [
        'How it was spoken',
        ...(speed === undefined ? [] : [`${speed} words a minute`]),
        pauses(pauseCount),
        ...(fillerCount === undefined ? [] : [fillers(fillerCount)]),
      ].join(' · '),
    note: 'These are figures, not marks: they do not change what the speech earns, and none of them depends on your accent. Pauses are half a second or longer. Places of fillers are estimated, and speech recognition may leave some of them out.',
    speed: 'Speed',
    speedOf: (speed: number) => `${speed} words a minute`,
    wordsIn: (words: number, seconds: number) => `${count(words, 'word', 'words')} in ${clock(seconds)}`,
    noWords: 'No words to count',
    pauses: 'Pauses',
    none: 'None',
    longest: (seconds: number, at: number) => `longest ${seconds} s at ${clock(at)}`,
    fillers: 'Fillers',
    notHeard: 'Not counted: the words were typed',
    loudness: 'Loudness',
    level: (db: number) => `${decibels(db)} on average`,
    range: (db: number, loudestAt: number, softestAt: number) =>
      `varies by ${db} dB; loudest at ${clock(loudestAt)}, softest at ${clock(softestAt)}`,
    counted: pauses,
    picture: (seconds: number) => `Loudness of the speech over ${clock(seconds)}, with its pauses and fillers`,
    table: 'Places in the speech, in order',
    columns: ['Place', 'What', 'How long or which word'],
    at: clock,
    pause: 'Pause',
    filler: 'Filler',
    loudest: 'Loudest',
    softest: 'Softest',
    lasts: (seconds: number) => `${seconds} s`,
    key: { loudness: 'loudness', pause: 'pause', filler: 'filler' },
  },
} as const
