import { BrandMark } from './BrandMark.tsx'
import { uiMessages } from './messages.en.ts'

/** Only while authentication loads; everything else loads inside the page's layout. */
export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-bg">
      <div className="flex animate-late flex-col items-center gap-6">
        <BrandMark className="size-12 animate-breathe" />
        <p className="font-serif text-24 text-text">{uiMessages.productName}</p>
        <span
          aria-hidden="true"
          className="size-6 animate-turn rounded-full border-2 border-accent border-e-transparent"
        />
      </div>
    </div>
  )
}
