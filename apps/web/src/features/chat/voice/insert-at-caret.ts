/** Inserts a text where the caret of a field is, or in place of what is selected, so that the browser can undo it. */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  const { value, selectionStart, selectionEnd } = field
  const isLoose = (neighbour: string | undefined) => neighbour === undefined || /\s/.test(neighbour)
  const before = isLoose(value.slice(0, selectionStart).at(-1)) ? '' : ' '
  const after = isLoose(value[selectionEnd]) ? '' : ' '
  const whole = `${before}${text}${after}`
  // the only way in that the browser's own undo knows of
  if ('execCommand' in document && document.execCommand('insertText', false, whole)) return
  field.setRangeText(whole, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
