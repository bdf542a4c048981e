/** Said when the ticket of a second factor is no longer good. */
export const TICKET_OVER = 'This sign-in took too long or had too many wrong codes. Please begin again.'

/** Said when something needs the password once more and it was left out. */
export const PASSWORD_NEEDED = 'Please enter your password to confirm this.'

/** Said when the link to a new address is followed by somebody who is not signed in to the account it is for. */
export const SIGN_IN_TO_CHANGE =
  'To change the address of an account, first sign in to it in this browser with its present address. Then open the link again.'

/** Said when a second factor is set up that counts already. */
export const SECOND_FACTOR_IS_ON = 'Two-factor sign-in is on already. Turn it off to set up another app.'

/** Said when an account has as many passkeys as it may. */
export const PASSKEYS_FULL = 'This account has as many passkeys as it can have. Remove one first.'

/** Said when an address cannot be given back because somebody who reads its mail has an account of their own. */
export const ADDRESS_TAKEN =
  'This address has another account by now, and its person has confirmed it. Please turn to whoever runs this server.'
