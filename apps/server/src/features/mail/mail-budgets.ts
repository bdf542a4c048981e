import type { MailName } from '../../ports/mails.ts'

const HOUR_MS = 60 * 60 * 1000

/** How many mails of some kinds one mailbox gets. */
export interface MailBudget {
  /** The kinds that are counted together. */
  readonly kinds: readonly MailName[]
  /** The most of them within each time. */
  readonly most: readonly { readonly times: number; readonly withinMs: number }[]
}

/** What anybody can cause who types an address into a sign-up, or as their new one. */
const CLAIMS: MailBudget = {
  kinds: ['verify-address', 'second-account', 'account-exists'],
  most: [
    { times: 10, withinMs: HOUR_MS },
    { times: 20, withinMs: 24 * HOUR_MS },
  ],
}

/**
 * What anybody can cause who types an address and “Forgot password”. There is no limit by the day: strangers who ask all
 * day would keep the owner from a link, whose only way into a squatted account it is. They keep them for half an hour.
 */
const RESETS: MailBudget = { kinds: ['password-reset'], most: [{ times: 3, withinMs: HOUR_MS }] }

/**
 * The budget a kind of mail is counted against. Whatever tells of a change has one of its own, so that nothing else uses
 * it up; somebody who was told ten times within the hour that their password was changed has been told.
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
