import type { InformationKind } from '../../database/personal-rows.ts'

/** Sentences of the privacy calls. */
export const privacyMessages = {
  addressNotConfirmed: 'The address of your account is not confirmed yet, so no code can be sent. Use your password.',
  consentNotOffered:
    'This cannot be turned on for you: you are under 16, your age was never asked, or you have limited sensitive information.',
  tooYoungToOptIn: 'People under 16, or whose age was never asked, stay opted out.',
  signalSent:
    'Your browser sends the Global Privacy Control signal, which opts you out. Confirm that you opt in despite it.',
  requestOver: 'This request is already answered, carried out or withdrawn.',
  deletionOpen:
    'You have asked once more since then to have your account deleted. Confirm that request, or withdraw it first.',
  deletionRuns: 'What is kept about you is being deleted right now. Ask again when that is done.',
  archiveNotReady: 'Your copy is still being put together.',
  archiveOver: 'This copy is no longer kept. Ask for a new one.',
  nothingToConfirm: 'This request does not wait for a confirmation.',
  lastAdministrator:
    'You are the only administrator of this server. Make someone else an administrator before you delete your account.',
} as const

/** What each kind of information is. */
export const INFORMATION_TITLES: Readonly<Record<InformationKind, string>> = {
  account: 'Name, address and age group of your account',
  'signing-in': 'Sign-ins, devices, passkeys and two-factor sign-in',
  mail: 'Emails sent to you',
  settings: 'Settings, consents and privacy choices',
  plan: 'Plan and payments',
  usage: 'How much of your plan you have used',
  chats: 'Chats, voice conversations, attached files and projects',
  papers: 'Working papers and their versions',
  sessions: 'Sessions of campaigns: what was said and done in them',
  debriefs: 'Debriefs: what the product concludes from how you negotiated',
  recordings: 'Recordings of your voice',
  requests: 'Privacy requests and their answers',
  safety: 'Records of security and of repeated requests',
}

const WITHIN_45_DAYS = 'Receipt within 10 business days, answer within 45 days'

/** The rights, as the call tells of them. */
export const RIGHTS = {
  right_to_know: {
    description: 'Learn what is kept about you, why, for how long and who receives it.',
    response_time: `At once. ${WITHIN_45_DAYS} at the latest.`,
  },
  right_to_delete: {
    description:
      'Have your account or parts of it deleted. You confirm it once more and then have seven days to cancel.',
    response_time: `Within a minute of its date. ${WITHIN_45_DAYS} at the latest.`,
  },
  right_to_correct: {
    description: 'Have wrong information corrected. You change your name and address yourself; the rest by request.',
    response_time: `${WITHIN_45_DAYS}.`,
  },
  right_to_opt_out: {
    description:
      'Opt out of the sale and sharing of your information. Nothing is sold; the choice is kept all the same.',
    response_time: 'At once.',
  },
  right_to_limit_sensitive_data: {
    description: 'Have sensitive information, such as recordings of your voice, used only for what you ask for.',
    response_time: 'At once.',
  },
  non_discrimination: {
    description: 'Nothing gets worse, costs more or is withheld from you because you use one of these rights.',
    response_time: 'Always.',
  },
} as const
