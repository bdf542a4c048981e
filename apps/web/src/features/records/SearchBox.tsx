import { Search } from 'lucide-react'

type SearchBoxProps = { label: string; words: string; onChange: (words: string) => void }

/** The field of a view's search. */
export function SearchBox({ label, words, onChange }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-s-2.5 inset-bs-1/2 size-4 -translate-y-1/2 text-text-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        className="target w-full rounded-control border border-control bg-surface ps-8.5 pe-2 text-15 placeholder:text-text-3"
      />
    </div>
  )
}
