import type { MailName } from '../../ports/mails.ts'

const HOUR_MS = 60 * 60 * 1000

/** Rate limit of some kinds of mail per mailbox. */
export interface MailBudget {
  /** The kinds counted together. */
  readonly kinds: readonly MailName[]
  /** Limits per window of time. */
  readonly most: readonly { readonly times: number; readonly withinMs: number }[]
}

/** Mails that anyone can trigger by typing an address into a sign-up, or as their new one. */
const CLAIMS: MailBudget = {
  kinds: ['verify-address', 'second-account', 'account-exists'],
  most: [
    { times: 10, withinMs: HOUR_MS },
    { times: 20, withinMs: 24 * HOUR_MS },
  ],
}

/**
 * Mails that anyone can trigger by “Forgot password”. Without a daily limit: strangers asking all day would keep the
 * owner from a link, which is their only way into a squatted account. As it is they keep them out for half an hour.
 */
const RESETS: MailBudget = { kinds: ['password-reset'], most: [{ times: 3, withinMs: HOUR_MS }] }

/**
 * The rate limit of a kind of mail. Each kind that reports a change has its own, so that no other mail uses it up; an
 * owner notified ten times within the hour that their password was changed knows.
 */
export function budgetOf(kind: MailName): MailBudget {
  const shared = [CLAIMS, RESETS].find(({ kinds }) => kinds.includes(kind))
  return (
    shared ?? {
      kinds: [kind],
      most: [
        { times: 10, withinMs: HOUR_MS },
        { times: 30, withinMs: 24 * HOUR_MS },
      ],
    }
  )
}
