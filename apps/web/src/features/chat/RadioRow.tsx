type RadioRowProps = {
  /** Name of the radio group. */
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  /** What this choice means. */
  note?: string
}

/** One radio button of a vertical group. */
export function RadioRow({ name, isChosen, onChoose, title, note }: RadioRowProps) {
  return (
    <label className="target flex cursor-pointer items-start gap-3 border-t border-hairline px-3 py-2.5 first:border-t-0 has-checked:bg-accent/10">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="mt-1 size-4 shrink-0" />
      <span>
        <span className="block text-15 font-medium">{title}</span>
        {note !== undefined && <span className="block text-13 text-text-2">{note}</span>}
      </span>
    </label>
  )
}
