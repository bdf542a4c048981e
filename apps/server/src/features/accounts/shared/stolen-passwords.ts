import { ACCOUNT_RULE_MESSAGES, type AccountRule, guessablePasswordRuleBroken } from '@placard/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type Problem, problem } from '../../../http/problems.ts'

/** Common and stolen passwords in lower case: some 49,000, of which 18,000 are long enough to be chosen here. */
const STOLEN: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is in the shipped list, ignoring case. */
export function isStolenPassword(password: string): boolean {
  return STOLEN.has(password.toLowerCase())
}

/** @throws {Problem} `validation-failed` for a common or stolen password; `field` is its name in the form. */
export function refuseStolenPassword(password: string, field: string): void {
  if (isStolenPassword(password)) throw refusedPassword(field, 'password-stolen')
}

/**
 * @throws {Problem} `validation-failed` for a password equal to the user's own address; `field` is its name in the
 * form.
 */
export function refuseOwnAddress(password: string, email: string, field: string): void {
  const rule = guessablePasswordRuleBroken(password, email)
  if (rule !== undefined) throw refusedPassword(field, rule)
}

/** `validation-failed` for a password that breaks a rule; `field` is its name in the form. */
export function refusedPassword(field: string, rule: AccountRule): Problem {
  return problem('validation-failed', { message: ACCOUNT_RULE_MESSAGES[rule], fields: [{ field, rule }] })
}
