import { hasMacKeys, shownKeys } from './keys.ts'

/** A key combination as printed on the keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex gap-1 font-sans">
      {shownKeys(keys, hasMacKeys()).map((key) => (
        <span
          key={key}
          className="min-w-6 rounded-control border border-control bg-sunken px-1.5 py-px text-center text-12 text-text-2"
        >
          {key}
        </span>
      ))}
    </kbd>
  )
}
