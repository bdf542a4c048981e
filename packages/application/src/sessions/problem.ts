import type { FieldIssue } from '@placard/contract'

/** Why a use case was refused; `code` is one of the contract's error codes. */
export interface HostProblem {
  readonly code: 'not-found' | 'validation-failed' | 'command-rejected' | 'version-conflict' | 'idempotency-key-reused'
  /** The refused fields, and the rules they broke. */
  readonly fields?: readonly FieldIssue[]
  /** The simulation's reason, for `command-rejected`. */
  readonly rejection?: { readonly code: string; readonly detail: string }
}

/** The result of a use case: a value, or the problem that stopped it. Faults of the store are thrown. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: HostProblem }

export function done<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

export function refused(code: HostProblem['code'], more: Omit<HostProblem, 'code'> = {}): Outcome<never> {
  return { ok: false, rejection: { code, ...more } }
}

/** A refusal of one field under one rule. */
export function invalid(field: string, rule: string): Outcome<never> {
  return refused('validation-failed', { fields: [{ field, rule }] })
}
