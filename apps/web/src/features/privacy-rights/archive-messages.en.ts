import { ARCHIVE_KEPT_DAYS, ARCHIVES_A_DAY, type PrivacyArchive } from '@placard/contract'
import { sizeText } from '../../kit/language/size-text.ts'

type Fault = NonNullable<PrivacyArchive['fault']>

export const archiveMessages = {
  title: 'A copy of everything',
  text: 'One ZIP file with everything that is kept about you: pages to read, tables as JSON and CSV, your documents and recordings. It is put together in the background. We send you an email when it is ready.',
  kept: `You can ask for ${ARCHIVES_A_DAY} copies a day. The newest one can be downloaded for ${ARCHIVE_KEPT_DAYS} days.`,
  legend: 'Which days?',
  ranges: { all: 'All of them', some: 'Only some days' },
  from: 'First day',
  to: 'Last day',
  rangeHint: 'Leave a field empty for no limit. Chats used on these days are included whole.',
  reversed: 'The last day comes before the first.',
  empty: 'Please choose a first or a last day.',
  submit: 'Request a Copy',
  asked: 'We have received your request. Your copy is being put together.',
  another: 'Ask for another copy',
  waiting: 'Your copy will be put together in a moment.',
  building: (percent: number) => `Your copy is being put together: ${percent}%`,
  progress: 'Progress of your copy',
  faults: {
    'no-room':
      'The disk of this server is full. We will try again as soon as there is room. If this lasts, write to your server’s administrator.',
    failed:
      'Your copy could not be put together. We will try again automatically. If this lasts, write to your server’s administrator.',
  } satisfies Record<Fault, string>,
  cancel: 'Cancel this request',
  cancelled: 'The request is cancelled.',
  ready: (size: string, until: string) => `Your copy is ready (${size}). You can download it until ${until}.`,
  size: (bytes: number) => sizeText(bytes, ['B', 'kB', 'MB'], 'en'),
  download: 'Download',
  downloading: 'It is being downloaded. Please leave this page open.',
  saved: 'Your copy has been downloaded.',
  removed: 'This copy is no longer kept. You can ask for a new one.',
  quick: 'Make a request',
  access: 'Data Access',
  portability: 'Data Portability',
  pdf: 'Save as PDF',
} as const
