/** For a ticket of a second factor that has expired. */
export const TICKET_OVER = 'This sign-in took too long or had too many wrong codes. Please begin again.'

/** For a change that needs the password once more, sent without it. */
export const PASSWORD_NEEDED = 'Please enter your password to confirm this.'

/** For a link to a new address opened by a caller who is not signed in to its account. */
export const SIGN_IN_TO_CHANGE =
  'To change the address of an account, first sign in to it in this browser with its current address. Then open the link again.'

/** For the set-up of a second factor where a confirmed one exists. */
export const SECOND_FACTOR_IS_ON = 'Two-factor sign-in is on already. Turn it off to set up another app.'

/** For a registration beyond the limit of passkeys. */
export const PASSKEYS_FULL = 'This account has as many passkeys as it can have. Remove one first.'

/** For an address that cannot be restored because the reader of its mail has an account of their own. */
export const ADDRESS_TAKEN =
  'Another account uses this address by now, and its owner has confirmed it. Please contact the administrator of this server.'
