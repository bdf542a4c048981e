import { facts, type TableFacts } from './column-facts.ts'

const ACCOUNT = 'as long as the account exists'
const ONE_DAY = 'a day after it expires'
const WHILE_ON = 'until the second factor is turned off'
const PASSKEY = 'until the person removes the passkey'
const DEVICE = 'one year after its last sign-in'

/** Columns of `users` on confirming an address, age and provisional accounts. */
export const userSecurity: TableFacts = {
  email_verified_at: facts('activity', 'shows whether mail reaches the person', ACCOUNT, 'yes', 'with-owner'),
  pending_email: facts('contact', 'the address asked for, until it is confirmed', ACCOUNT, 'yes', 'with-owner'),
  confirmation_sent_at: facts(
    'activity',
    'tells the person whether a mail is on its way',
    ACCOUNT,
    'yes',
    'with-owner',
  ),
  password_changed_at: facts('activity', 'shows the age of the password', ACCOUNT, 'yes', 'with-owner'),
  has_temporary_password: facts(
    'operation',
    'makes the person change a password that was printed for them',
    ACCOUNT,
    'yes',
    'with-owner',
  ),
  is_age_stated: facts('identifier', 'decides the privacy defaults', ACCOUNT, 'yes', 'with-owner'),
  minor_until: facts('identifier', 'decides the privacy defaults of people under 16', ACCOUNT, 'yes', 'with-owner'),
  keeps_recordings: facts('activity', 'decides whether recordings are kept', ACCOUNT, 'yes', 'with-owner'),
  claim_of: facts('contact', 'tells accounts apart that claim one address', ACCOUNT, 'described', 'with-owner'),
}

export const oneTimeTokens: TableFacts = {
  hash: facts('credential', 'recognises a link or ticket', ONE_DAY, 'described', 'with-owner'),
  purpose: facts('operation', 'what the link or ticket is for', ONE_DAY, 'described', 'with-owner'),
  user_id: facts('identifier', 'whose link or ticket it is', ONE_DAY, 'described', 'with-owner'),
  data: facts('contact', 'what was asked for, such as a new address', ONE_DAY, 'described', 'with-owner'),
  created_at: facts('activity', 'when it was asked for', ONE_DAY, 'described', 'with-owner'),
  expires_at: facts('operation', 'ends its validity', ONE_DAY, 'described', 'with-owner'),
  failures: facts('operation', 'ends guessing', ONE_DAY, 'described', 'with-owner'),
}

export const secondFactors: TableFacts = {
  user_id: facts('identifier', 'whose authenticator app it is', WHILE_ON, 'yes', 'with-owner'),
  secret: facts('credential', 'checks codes of the app', WHILE_ON, 'described', 'with-owner'),
  created_at: facts('activity', 'when it was set up', WHILE_ON, 'yes', 'with-owner'),
  confirmed_at: facts('activity', 'since when it counts', WHILE_ON, 'yes', 'with-owner'),
  last_step: facts('operation', 'refuses a code used before', WHILE_ON, 'described', 'with-owner'),
}

export const recoveryCodes: TableFacts = {
  user_id: facts('identifier', 'whose recovery code it is', WHILE_ON, 'described', 'with-owner'),
  hash: facts('credential', 'checks a recovery code', WHILE_ON, 'described', 'with-owner'),
  used_at: facts('activity', 'lets a code count once', WHILE_ON, 'yes', 'with-owner'),
}

export const passkeys: TableFacts = {
  id: facts('identifier', 'tells passkeys apart', PASSKEY, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose passkey it is', PASSKEY, 'yes', 'with-owner'),
  credential_id: facts('credential', 'recognises the passkey', PASSKEY, 'described', 'with-owner'),
  public_key: facts('credential', 'checks the passkey', PASSKEY, 'described', 'with-owner'),
  counter: facts('operation', 'notices a copied passkey', PASSKEY, 'described', 'with-owner'),
  transports: facts('operation', 'tells the browser how to reach it', PASSKEY, 'described', 'with-owner'),
  name: facts('content', 'the name its person gave it', PASSKEY, 'yes', 'with-owner'),
  is_synced: facts('operation', 'shows whether it is on other devices too', PASSKEY, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was made', PASSKEY, 'yes', 'with-owner'),
  last_used_at: facts('activity', 'when it was last used', PASSKEY, 'yes', 'with-owner'),
}

export const knownDevices: TableFacts = {
  user_id: facts('identifier', 'who signed in there', DEVICE, 'described', 'with-owner'),
  hash: facts('credential', 'recognises the browser', DEVICE, 'described', 'with-owner'),
  created_at: facts('activity', 'when it was first used', DEVICE, 'described', 'with-owner'),
  last_used_at: facts('activity', 'when it was last used', DEVICE, 'described', 'with-owner'),
}
