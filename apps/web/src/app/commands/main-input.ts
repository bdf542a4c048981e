import { MAIN_INPUT } from '../../client/commands/keys.ts'

const INPUT = [
  'textarea:not(:disabled)',
  'input[type=search]:not(:disabled)',
  'input[type=text]:not(:disabled)',
  'input:not([type]):not(:disabled)',
]
  .map((kind) => `#content ${kind}`)
  .join(', ')

/** Focuses the view's main input: its composer, else its first field. Without one nothing happens. */
export function focusMainInput(): void {
  const fields = [MAIN_INPUT, INPUT].flatMap((kind) => [...document.querySelectorAll<HTMLElement>(kind)])
  fields.find((field) => field.checkVisibility())?.focus()
}
