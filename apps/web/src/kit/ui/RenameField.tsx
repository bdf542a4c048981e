import { type KeyboardEvent, useState } from 'react'

type RenameFieldProps = {
  title: string
  /** The field's name. */
  label: string
  /** In UTF-16 code units. */
  maxLength: number
  /** Called once with the new title; undefined when it stays as it is. */
  onDone: (title: string | undefined) => void
}

/** A field in place of a title. Enter and leaving it take the new title, Escape keeps the old one. */
export function RenameField({ title: before, label, maxLength, onDone }: RenameFieldProps) {
  const [title, setTitle] = useState(before)
  function finish() {
    const wanted = title.trim()
    onDone(wanted === '' || wanted === before ? undefined : wanted)
  }
  function handleKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape') onDone(undefined)
    if (key === 'Enter' && !nativeEvent.isComposing) finish()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here
      autoFocus
      aria-label={label}
      value={title}
      maxLength={maxLength}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={finish}
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.target.select()}
      className="target-dense w-full rounded-control border border-control bg-surface px-2 text-14"
    />
  )
}
