import { Lock } from 'lucide-react'
import { briefOf } from '../model/brief.ts'
import { useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { brief: words } = panelMessages

const INK = { worse: 'bg-danger', acceptable: 'bg-warning', strong: 'bg-success' } as const

/** How well the text serves the player's brief; visible to the player only. */
export function BriefMeter() {
  const { own } = useView()
  const brief = briefOf(own)
  const word = words[brief.word]
  return (
    <section aria-label={words.title} className="rounded-control bg-sunken p-3">
      <p className="flex items-center gap-1.5 text-13">
        <Lock aria-hidden="true" className="size-3.5 text-text-3" />
        <span className="font-medium">{words.title}:</span> {word}
        <span className="ms-auto text-12 text-text-3">{words.private}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no place for the walk-away mark */}
      <div
        role="meter"
        aria-label={words.meter}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(brief.ratio * 100)}
        aria-valuetext={word}
        className="relative mt-2 h-1.5 rounded-full bg-hairline"
      >
        <span
          className={`block h-full rounded-full transition-[width] duration-(--duration-panel) ${INK[brief.word]}`}
          style={{ width: `${brief.ratio * 100}%` }}
        />
        <span
          title={words.walkAway}
          className="absolute -inset-bs-1 h-3.5 w-0.5 bg-text"
          style={{ insetInlineStart: `${brief.reservationRatio * 100}%` }}
        />
      </div>
      <p
        className="mt-1.5 text-12 text-text-3"
        style={{ paddingInlineStart: `min(${brief.reservationRatio * 100}%, calc(100% - 8rem))` }}
      >
        ↑ {words.walkAway}
      </p>
      <details className="mt-1 text-13">
        <summary className="text-text-2">{words.agenda}</summary>
        <p className="mt-1 text-text-2">{own.agenda}</p>
      </details>
    </section>
  )
}
