const INPUT = [
  'textarea:not(:disabled)',
  'input[type=search]:not(:disabled)',
  'input[type=text]:not(:disabled)',
  'input:not([type]):not(:disabled)',
]
  .map((kind) => `#content ${kind}`)
  .join(', ')

/** Focuses the view's main input: its composer, or its search. Without one nothing happens. */
export function focusMainInput(): void {
  const shown = [...document.querySelectorAll<HTMLElement>(INPUT)].find((input) => input.checkVisibility())
  shown?.focus()
}
