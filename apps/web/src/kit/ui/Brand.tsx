import { BrandMark } from './BrandMark.tsx'
import { uiMessages } from './messages.en.ts'

/** Logo, name and the beta label. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark className="size-8" />
      <span className="font-serif text-24 leading-none font-medium tracking-tight">{uiMessages.productName}</span>
      <span className="rounded-full border border-control px-1.5 py-0.5 text-12 leading-none font-medium tracking-placard text-text-2">
        {uiMessages.beta}
      </span>
    </span>
  )
}
