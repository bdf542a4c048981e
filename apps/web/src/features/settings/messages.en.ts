import type { Settings } from '@placard/contract'
import type { StoragePromise } from '../../client/storage/storage-promise.ts'

type Words<Name extends keyof Settings> = Record<Extract<Settings[Name], string>, string>

export const settingsMessages = {
  title: 'Settings and Preferences',
  intro: 'Changes take effect immediately.',
  sync: {
    local: 'Kept in this browser.',
    localDemo: 'Kept in this browser. The demo has no account to keep them in.',
    looking: 'Loading the settings of your account…',
    saving: 'Saving…',
    saved: 'Saved to your account. Your other devices follow.',
    waiting:
      'Not saved to your account yet. Changes are kept on this device and sent as soon as the server takes them.',
  },
  trouble: {
    unreadable: {
      title: 'Some settings could not be read',
      text: 'What this browser had kept was damaged. What could be read still applies; the rest is back to its defaults. A copy of the damaged text is kept in this browser.',
    },
    newer: {
      title: 'Settings of a newer version',
      text: 'A newer version of Placard has kept settings in this browser that this one cannot read. They were put aside, and the settings start from their defaults.',
    },
    'not-kept': {
      title: 'This browser cannot store settings',
      text: 'It does not let Placard store anything, or its storage is full. Settings last until this tab is closed; those of an account are also saved there.',
    },
    dismiss: 'Got it',
  },
  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    themeHint: 'Each choice shows what it looks like. System follows this device.',
    themes: { light: 'Light', dark: 'Dark', system: 'System' } satisfies Words<'theme'>,
    fontSize: 'Font size',
    fontSizeHint: 'Scales all text. Your browser’s font size setting also applies.',
    fontSizes: { small: 'Small', medium: 'Medium', large: 'Large' } satisfies Words<'fontSize'>,
    pixels: { small: '13 px', medium: '14 px', large: '16 px' } satisfies Words<'fontSize'>,
    /** Text to show a theme and a font size with. */
    sample: { letters: 'Aa', speech: 'The floor is yours.', speaker: 'The chair' },
    motion: 'Motion',
    motionHint: 'How much moves: panels that slide, seats that change places, the vote board.',
    motions: { system: 'System', reduced: 'Reduced', full: 'Full' } satisfies Words<'motion'>,
    motionHints: {
      system: 'As this device asks',
      reduced: 'Short fades only',
      full: 'Everything moves',
    } satisfies Words<'motion'>,
    contrast: 'Contrast',
    contrastHint: 'How strongly text, lines and borders stand out.',
    contrasts: { system: 'System', more: 'More', standard: 'Standard' } satisfies Words<'contrast'>,
    contrastHints: {
      system: 'As this device asks',
      more: 'Stronger colours and lines',
      standard: 'The usual colours',
    } satisfies Words<'contrast'>,
  },
  debate: {
    mode: 'Debate mode',
    modeHint: 'The default tone for new campaigns. You can change it for each session.',
    modes: {
      collaborative: 'Collaborative',
      gentle: 'Gentle',
      balanced: 'Balanced',
      challenging: 'Challenging',
      aggressive: 'Aggressive',
    } satisfies Words<'debateMode'>,
    modeHints: {
      collaborative: 'All delegates ask what the others need, and like to trade.',
      gentle: 'All delegates reassure, and concede early.',
      balanced: 'A mixed room: each delegate keeps its own manner.',
      challenging: 'All delegates say what they are against, and hold out.',
      aggressive: 'All delegates press and warn, and are slow to give way.',
    } satisfies Words<'debateMode'>,
  },
  keyboard: {
    title: 'Keyboard',
    shortcuts: 'Single-key shortcuts',
    shortcutsHint:
      'Keys without Ctrl or Cmd: / for the composer, m to move to a vote, v for the ballot, ? for the list. They never fire while you type.',
  },
  demo: {
    title: 'Demo',
    samples: 'Sample content',
    samplesHint: 'Sample announcements, as a server would show them. Your own sessions are not affected.',
    storage: {
      'not-asked': 'Checking how long your browser keeps the demo…',
      kept: 'Your browser keeps the demo until you delete it.',
      'may-go': 'Your browser may delete the demo when it runs out of space.',
      unknown: 'Your browser does not say how long it keeps the demo.',
    } satisfies Record<StoragePromise, string>,
    askAgain: 'Ask the browser to keep it',
    keep: 'Keep my demo',
    keepHint: 'What you make here is in this browser only. With an account it can be on all your devices.',
  },
  inBrowser: {
    title: 'Demo in this browser',
    text: 'Something made in the demo is in this browser only. It can move into your account.',
    keep: 'Keep my demo',
  },
} as const
