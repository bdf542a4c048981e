/** Kinds of privacy requests of which a receipt is mailed: the others are answered at once. */
export type ReceivedKind = 'know-pieces' | 'delete' | 'delete-part' | 'correct'

/** A change of an account's ways to sign in. */
interface SecurityChange {
  readonly name: string
  readonly at: Date
  /** Path on this server where the user manages it; never an address of another server. */
  readonly path: string
}

interface PasskeyChange extends SecurityChange {
  readonly passkey: string
}

/** Values of each mail's template, by its name. Names are stored in rows and never change. */
export interface MailData {
  readonly 'password-reset': { readonly name: string; readonly path: string; readonly minutes: number }
  readonly 'verify-address': { readonly name: string; readonly path: string; readonly hours: number }
  /** To the former address of the account. */
  readonly 'address-changed': {
    readonly name: string
    readonly newEmail: string
    readonly at: Date
    readonly path: string
    /** The link that undoes the change, where the former address had been confirmed. */
    readonly restore?: { readonly path: string; readonly days: number } | undefined
  }
  /** To the address that a restored one replaced. */
  readonly 'address-restored': { readonly name: string; readonly at: Date; readonly path: string }
  readonly 'password-changed': { readonly name: string; readonly at: Date; readonly path: string }
  readonly 'new-device': {
    readonly name: string
    readonly device: string
    readonly place?: string | undefined
    readonly at: Date
    readonly path: string
  }
  readonly 'account-exists': { readonly name: string; readonly signInPath: string; readonly resetPath: string }
  /** To an address that has an account, when another account is made under it. */
  readonly 'second-account': {
    readonly name: string
    readonly path: string
    readonly hours: number
    readonly resetPath: string
  }
  readonly 'account-merged': { readonly name: string; readonly at: Date; readonly path: string }
  readonly 'address-claimed': {
    readonly name: string
    readonly passkeys: number
    readonly twoFactor: boolean
    readonly pendingEmail: boolean
    readonly signIns: number
    readonly at: Date
    readonly path: string
  }
  readonly 'recovery-codes-used': {
    readonly name: string
    readonly left: number
    readonly at: Date
    readonly path: string
  }
  readonly 'second-factor-on': SecurityChange
  readonly 'second-factor-off': SecurityChange
  readonly 'recovery-codes-renewed': SecurityChange
  readonly 'passkey-added': PasskeyChange
  readonly 'passkey-removed': PasskeyChange
  readonly 'identity-code': {
    readonly name: string
    readonly code: string
    readonly minutes: number
    readonly path: string
  }
  readonly 'request-received': {
    readonly name: string
    readonly kind: ReceivedKind
    /** The last day of the answer, such as `2026-11-27`. */
    readonly answerOn: string
    readonly path: string
  }
  readonly 'archive-ready': { readonly name: string; readonly until: Date; readonly path: string }
  readonly 'deletion-confirmed': {
    readonly name: string
    /** Whether the account goes, not only a part of its content. */
    readonly isAll: boolean
    readonly at: Date
    readonly path: string
  }
  /** To somebody who wants their account deleted when it is not used: it is not used for nearly so long. */
  readonly 'inactivity-warning': { readonly name: string; readonly at: Date; readonly path: string }
  readonly 'deletion-denied': { readonly name: string; readonly path: string }
  readonly 'deletion-cancelled': { readonly name: string; readonly isAll: boolean; readonly path: string }
  /** To the address of an account that is gone. `kept` counts entries of logs that no longer name anybody. */
  readonly 'account-deleted': { readonly name: string; readonly rows: number; readonly kept: number }
  /** An announcement, to somebody who consented to news. */
  readonly news: {
    readonly name: string
    readonly title: string
    readonly content: string
    /** Ends these mails. */
    readonly token: string
  }
}

/** The name of a kind of mail. */
export type MailName = keyof MailData
