import {
  FIRST_REMOVAL_HOURS,
  INACTIVITY_WARNING_DAYS,
  RESPONSE_PERIODS,
  type RetentionPreview,
  type RetentionRule,
} from '@placard/contract'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const [first, second] = INACTIVITY_WARNING_DAYS

type Found = Pick<RetentionPreview, 'chats' | 'voiceConversations' | 'sessions' | 'messages'>

/** Chats, voice conversations and sessions as a list, without those of which there are none. */
function things({ chats, voiceConversations, sessions }: Found): string {
  return listed.format(
    [
      chats > 0 ? counted(chats, 'chat', 'chats') : '',
      voiceConversations > 0 ? counted(voiceConversations, 'voice conversation', 'voice conversations') : '',
      sessions > 0 ? counted(sessions, 'finished session', 'finished sessions') : '',
    ].filter((part) => part !== ''),
  )
}

export const settingsMessages = {
  saved: 'Saved.',

  mails: {
    title: 'Emails',
    steps: 'Emails about my requests',
    stepsHint:
      'A receipt when you ask for something here. Emails about security and about deletions come whatever you choose.',
  },

  retention: {
    title: 'How long things are kept',
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    keep: 'Leave it as it is',
    transcripts: {
      label: 'Delete old conversations automatically',
      hint: 'Chats, voice conversations and finished sessions are deleted once they have not changed for this long, with their files, shared links and working papers. What you pin stays. Other people keep the sessions they played with you.',
      period: 'Not changed for',
      ask: (period: string) => `Delete what has not changed for ${period}?`,
      found: (found: Found) =>
        `Right now, that would delete ${things(found)}${found.messages > 0 ? `, with ${counted(found.messages, 'message', 'messages')}` : ''}.`,
      between: (oldest: string, newest: string) =>
        oldest === newest ? `Last changed on ${newest}.` : `Last changed between ${oldest} and ${newest}.`,
      none: 'You have nothing that old at the moment.',
      pinned: (count: number) =>
        count === 1
          ? '1 more is that old, but stays because it is pinned.'
          : `${count} more are that old, but stay because they are pinned.`,
      delay: `Nothing is deleted in the first ${FIRST_REMOVAL_HOURS} hours, so you can change your mind.`,
      confirm: (period: string) => `Delete after ${period}`,
      starts: (moment: string) => `On. Nothing is deleted before ${moment}; until then you can turn it off.`,
      runs: 'On.',
    },
    inactivity: {
      label: 'Delete my account if I stop using it',
      hint: `You get an email ${first} days and another ${second} days before. To keep the account, you only need to sign in. An account whose address is not confirmed stays, and so does that of the only administrator.`,
      period: 'Not used for',
      ask: (period: string) => `Delete your account after ${period} without use?`,
      text: 'Everything in it goes with it, and nobody can bring it back. Each time you use it, the period starts again.',
      confirm: (period: string) => `Delete after ${period}`,
      ends: (day: string) => `On. If you do not use it again, your account is deleted on ${day}.`,
      undelivered: 'An email to you did not arrive',
      undeliveredText:
        'We could not deliver the email about the deletion of your account, so it was not deleted and the period has started again. Please check your address.',
      account: 'Open Account Security',
    },
    runs: {
      caption: 'What is deleted automatically, and when',
      columns: ['What', 'Last time', 'Next time'],
      never: 'Not yet',
      today: (time: string) => `Today, ${time}`,
      day: (day: string, time: string) => `${day}, ${time}`,
      rules: {
        transcripts: 'Old conversations and sessions',
        inactivity: 'Accounts that are not used',
        recordings: 'Recordings of your voice',
        'sign-ins': 'Ended sign-ins, used links and known browsers',
        repeats: 'What keeps a repeated request from counting twice',
        mails: 'Records of emails sent to you',
        usage: 'Records of your usage',
        payments: 'Records of payments',
        requests: 'Records of privacy requests',
        security: 'Security and audit records',
        server: 'Records of the server itself',
      } satisfies Record<RetentionRule, string>,
    },
  },

  fair: {
    title: 'You are treated the same',
    text: 'Nothing gets worse, costs more or is withheld from you because you use one of these rights.',
  },

  times: {
    title: 'Whom to write to, and how soon we answer',
    text: 'Your server’s administrator answers for this server.',
    contact: 'Whom to write to',
    receipt: 'Receipt of your request',
    receiptIn: `Within ${RESPONSE_PERIODS.receiptBusinessDays} business days`,
    answer: 'Answer',
    answerIn: `Within ${RESPONSE_PERIODS.answerDays} days, or ${RESPONSE_PERIODS.extendedDays} if we tell you why it takes longer`,
    act: 'Opt-out or limit',
    actIn: `At once; the law allows ${RESPONSE_PERIODS.actBusinessDays} business days`,
  },
} as const
