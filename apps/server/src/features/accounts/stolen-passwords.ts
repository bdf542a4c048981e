import { ACCOUNT_RULE_MESSAGES } from '@placard/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { problem } from '../../app/problems.ts'

/** Common and stolen passwords in lower case: some 49,000, of which 18,000 are long enough to be chosen here. */
const STOLEN: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is in the shipped list, however its letters are cased. */
export function isStolenPassword(password: string): boolean {
  return STOLEN.has(password.toLowerCase())
}

/** @throws {Problem} `validation-failed` for a password anybody would guess; `field` is what the form calls it. */
export function refuseStolenPassword(password: string, field: string): void {
  if (!isStolenPassword(password)) return
  throw problem('validation-failed', {
    message: ACCOUNT_RULE_MESSAGES['password-stolen'],
    fields: [{ field, rule: 'password-stolen' }],
  })
}
