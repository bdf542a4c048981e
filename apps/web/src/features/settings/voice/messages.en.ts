import type { VoiceProfile } from '@placard/contract'
import type { SpeechOffer } from './languages.ts'

export const voiceSettingsMessages = {
  title: 'Voice',
  enable: 'Enable voice',
  enableHint: 'Speech everywhere in Placard. When it is off, nothing is spoken and the buttons for it are not shown.',
  isOff: 'Voice is off. You can still choose here; nothing is spoken until you turn it on.',
  tabs: {
    label: 'Voice settings',
    speech: 'Speech Control',
    delegate: 'Delegate’s Voice',
    language: 'Language',
    debate: 'Debate Mode',
  },
  test: {
    play: 'Play',
    playing: 'Playing',
    stop: 'Stop',
    failed: 'That could not be played.',
    off: 'Voice is off.',
  },
  speech: {
    auto: 'Speak automatically in sessions',
    autoHint:
      'Delegates and the chair are heard as soon as a campaign session is open. Otherwise each session is silent until you turn its voice on. In the demo, the voice has to be downloaded first; you will be asked.',
    speed: 'Speech speed',
    speedHint: 'How fast everything is spoken: delegates, the chair, and answers that are read aloud.',
    slow: '0.8x Slow',
    fast: '1.1x Fast',
    speedOf: (speed: string, name: string) => `${speed}x, ${name}`,
    /** By step, from the slowest. */
    steps: ['very slow', 'slow', 'slightly slow', 'normal', 'slightly fast', 'fast'],
    set: (speed: string) => `Speech speed: ${speed}.`,
    text: 'Test text',
    sample: 'This is how fast speeches will be read to you.',
    noVoice: (name: string) =>
      `Neither Placard nor your browser has a voice for ${name}, so a text in it cannot be played.`,
  },
  delegate: {
    enable: 'Speak my speeches',
    enableHint:
      'What you say in a campaign is spoken too, in the voice you choose here. The other delegates have theirs.',
    isOff: 'Your own speeches are not spoken, so the choice below has no effect.',
    voices: 'Your voice',
    genders: { female: 'Female', male: 'Male' } satisfies Record<VoiceProfile['gender'], string>,
    temperaments: {
      diplomatic: 'Diplomatic',
      aggressive: 'Aggressive',
      cunning: 'Cunning',
      idealistic: 'Idealistic',
      pragmatic: 'Pragmatic',
      charismatic: 'Charismatic',
    } satisfies Record<VoiceProfile['personality'], string>,
    sampleOf: (name: string) => `Hear ${name}`,
    stopOf: (name: string) => `Stop ${name}`,
    sample: (name: string) => `I am ${name}. My delegation has the floor.`,
    set: (name: string) => `Your voice: ${name}.`,
    text: 'Test text',
    testText: 'Honourable delegates, we came here to negotiate, and we will not leave without an agreement.',
  },
  debateSet: (mode: string) => `Debate mode: ${mode}.`,
  language: {
    current: 'Current language',
    unlisted: (tag: string) => `${tag} (not in the list)`,
    effect:
      'Delegates and the chair speak English, whatever you choose here. Your choice applies to what you dictate and say to the assistant, to the speech test, and to the help lines that a chat may show.',
    auto: 'Detect the language',
    autoHint: 'The speech test finds out from the words which language your text is in.',
    autoCurrent: 'Detected from each text',
    choose: 'Language',
    offers: {
      spoken: 'spoken',
      browser: 'spoken by your browser’s voice',
      captions: 'captions only',
    } satisfies Record<SpeechOffer, string>,
    offer: {
      spoken: 'Placard has its own voices for this language.',
      browser: 'Placard has no voice for this language; your browser has one, which is used instead.',
      captions: 'Neither Placard nor your browser has a voice for this language. Texts in it are shown, not spoken.',
    } satisfies Record<SpeechOffer, string>,
    set: (name: string) => `Language: ${name}.`,
    test: 'Language detection test',
    text: 'Text in any language',
    detect: 'Detect',
    detecting: 'Detecting',
    result: (name: string, percent: number) => `${name}, confidence ${percent}%.`,
    fallback: 'The language could not be detected; English is assumed.',
    notOffered: 'It is not one of the 33 languages of the list.',
  },
} as const
