import type { Settings } from '@placard/contract'
import { settingsMessages } from '../messages.en.ts'

const { sample } = settingsMessages.appearance
/** The specified sizes of the text, in px at the browser's own font size of 16. */
const PIXELS = { small: 13, medium: 14, large: 16 } as const satisfies Record<Settings['fontSize'], number>

/** A corner of the page in a theme, whichever the page itself is in. */
export function ThemeSample({ theme }: { theme: Settings['theme'] }) {
  return (
    <span
      aria-hidden="true"
      style={{ colorScheme: theme === 'system' ? 'light dark' : theme }}
      className="mb-2 block rounded-paper border border-hairline bg-bg p-2"
    >
      <span className="block rounded-paper border border-hairline bg-surface p-2">
        <span className="block font-serif text-15 text-text">
          <Line />
        </span>
        <span className="hidden text-12 text-accent sm:block">{sample.speaker}</span>
      </span>
    </span>
  )
}

/** A line as large as the page's text would be, whatever it is now. */
export function FontSample({ size }: { size: Settings['fontSize'] }) {
  const fontSize = `calc(${PIXELS[size] / 16}rem / var(--text-factor, 1))`
  return (
    <span aria-hidden="true" style={{ fontSize }} className="mb-2 block font-serif">
      <Line />
    </span>
  )
}

/** A sentence, or its letters where there is no room for one. */
function Line() {
  return (
    <>
      <span className="hidden sm:inline">{sample.speech}</span>
      <span className="sm:hidden">{sample.letters}</span>
    </>
  )
}
