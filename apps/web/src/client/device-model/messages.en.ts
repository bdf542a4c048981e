import type { DownloadFailure } from './download-model.ts'

const ABOUT = 'Your browser can run a small language model on this device; in Chrome it is Gemini Nano.'
const SMALL = 'It knows less than a large model in the cloud, and makes more mistakes.'

export const deviceMessages = {
  title: 'A model on this device',
  about: {
    demo: `${ABOUT} What you write stays here, it works offline, and answers cost nothing. ${SMALL}`,
    account: `${ABOUT} No AI company sees what you write, and answers cost nothing. This site keeps your chats as always. ${SMALL}`,
  },
  engineTitle: 'On this device',
  engineNote: 'Your browser’s own model, which is small. What you write stays on this device, also offline.',
  before: 'Before you download it',
  size: 'Size: Chrome’s model was about 4 GB in May 2026. Your browser does not tell pages how large it is today.',
  room: 'Room: Chrome asks for 22 GB free on the disk that holds your profile, and deletes the model again when less than 10 GB is left.',
  connection: 'Connection: use one without a data limit. The model is downloaded once.',
  source: 'What Chrome requires',
  sourceAddress: 'https://developer.chrome.com/docs/ai/prompt-api',
  download: 'Download the model',
  again: 'Try again',
  underWay: 'Your browser is already downloading its model.',
  wait: 'Show the progress',
  downloading: (percent: number) => `${percent}% downloaded`,
  progress: 'Download of the model',
  goesOn: 'You can go on using the page. If you stop waiting, your browser may finish the download by itself.',
  stop: 'Stop waiting',
  loading: 'Downloaded. Your browser is unpacking the model and loading it into memory.',
  ready: 'The model is ready on this device.',
  unfit: 'Your browser says that it cannot run its model on this device.',
  absent: 'This browser has no language model of its own. Chrome on a computer has one.',
  looking: 'Asking your browser …',
  failedTitle: 'The model was not downloaded',
  failures: {
    network:
      'The download broke off. Check your connection and the free space on your disk. Your browser resumes where it stopped.',
    refused:
      'Your browser did not allow it. On-device AI may be switched off: in Chrome, look under Settings, then System.',
    failed: 'Your browser did not say why. Try again, or restart the browser first.',
  } satisfies Record<Exclude<DownloadFailure, 'unfit'>, string>,
  campaigns: {
    label: 'Use it in campaigns too',
    hint: 'It words what delegates say, and reads what you say when the built-in reader is not sure. Its words are checked as any model’s are; what delegates do is still decided by the simulation.',
  },
} as const
