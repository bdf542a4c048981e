import type { ChoiceMethod, ConsentPurpose } from '@placard/contract'

/** What a consent is for, and what follows from it. */
interface PurposeText {
  readonly label: string
  readonly on: string
  readonly off: string
}

export const consentMessages = {
  title: 'Your Consents',
  intro: 'Each of these does one thing. You can change it at any time, and it takes effect at once.',
  progressLabel: 'Consents you have decided',
  progress: (done: number, of: number) => `${done} of ${of} decided`,

  /** What is agreed to; raise `CONSENT_TEXT_VERSION` with every change. */
  purposes: {
    'data-collection': {
      label: 'Data collection: error reports',
      on: 'When this page fails, it sends this server the error, the place in its code and which view was open. Your name is not in the report.',
      off: 'Nothing is reported.',
    },
    analytics: {
      label: 'Analytics: campaign statistics',
      on: 'Campaigns you begin or finish are counted: which one, its difficulty and result, how long it took, your language and the week. Nothing in it leads back to you.',
      off: 'Your campaigns are not counted. What was counted before stays, because nobody can tell that it was yours.',
    },
    marketing: {
      label: 'Marketing: news by email',
      on: 'Announcements that this site’s administrators also send by email come to your confirmed address.',
      off: 'You get no news by email. Emails about your account still come.',
    },
    'third-party-sharing': {
      label: 'Third-party sharing: outside AI services',
      on: 'AI services outside this server may answer your chats, word what delegates say, and hear and speak for you.',
      off: 'What you write and say is not sent to them: the built-in assistant and voices answer. Models that you added yourself are still asked.',
    },
    'sensitive-data': {
      label: 'Sensitive data: recordings of your voice',
      on: 'What you say into the microphone is kept for 24 hours, so that you can listen to it again.',
      off: 'No recordings are kept, and those kept until now are deleted.',
    },
  } satisfies Record<ConsentPurpose, PurposeText>,
  whenOn: 'On:',
  whenOff: 'Off:',

  isOn: 'On',
  isOff: 'Off',
  since: (at: string, by: string, version: string) => `since ${at}, ${by} (text ${version})`,
  undecided: 'You have not decided yet.',
  methods: {
    person: 'by you',
    signal: 'by your browser’s privacy signal',
    age: 'because of your age',
  } satisfies Record<ChoiceMethod, string>,
  notOffered: 'Not offered',
  young: 'This is not offered to people under 16, or whose age was never asked.',
  limited: 'This is not offered while you limit the use of sensitive information, under Your Rights.',

  /** What followed from a change at once. */
  followed: {
    'data-collection': {
      on: 'Errors of this page are reported from now on.',
      off: 'Errors of this page are no longer reported.',
    },
    analytics: {
      on: 'Campaigns you begin or finish are counted from now on.',
      off: 'Your campaigns are no longer counted.',
    },
    marketing: {
      on: 'You get news by email from now on.',
      off: 'You get no more news by email. What was still waiting to be sent is deleted.',
    },
    'third-party-sharing': {
      on: 'AI services outside this server may answer you from now on.',
      off: 'From now on nothing you write or say is sent to AI services outside this server.',
    },
    'sensitive-data': {
      on: 'Recordings of your voice are kept for 24 hours from now on.',
      off: 'Recordings kept until now are deleted, and no new ones are kept.',
    },
  } satisfies Record<ConsentPurpose, { readonly on: string; readonly off: string }>,
  undo: 'Undo',

  historyTitle: 'Consent History',
  historyLabel: 'Decisions, newest first',
  none: 'No consent records available.',
  active: 'Active',
  withdrawn: 'Withdrawn',
  record: (at: string, by: string, version: string) => `${at}, ${by}, text ${version}`,
} as const
