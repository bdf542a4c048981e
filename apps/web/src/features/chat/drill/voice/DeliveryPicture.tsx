import type { SpeechDelivery } from '@placard/contract'
import './delivery.css'
import { spokenMessages } from './messages.en.ts'

const { panel: words } = spokenMessages

/** Units of the drawing over the whole speech, and its height. */
const WIDTH = 1000
const HEIGHT = 100
/** What is softer than the loudest by more than this, in decibels, has no bar. */
const SHOWN_DB = 40

function Key() {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
      <span className="inline-flex items-center gap-1.5">
        <span className="delivery-key delivery-key-bar" />
        {words.key.loudness}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="delivery-key delivery-key-pause" />
        {words.key.pause}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="text-danger">▾</span>
        {words.key.filler}
      </span>
    </p>
  )
}

/** A speech as a row of bars, the louder the higher, with its pauses as bands and its fillers as marks above. */
export function DeliveryPicture({ delivery }: { delivery: SpeechDelivery }) {
  const { seconds, loudness, pauses, fillers = [] } = delivery
  const share = (at: number) => (seconds === 0 ? 0 : Math.min(1, at / seconds))
  const peak = Math.max(...loudness)
  const step = WIDTH / loudness.length
  return (
    <figure className="flex flex-col gap-1">
      <div className="delivery-picture">
        <svg
          role="img"
          aria-label={words.picture(seconds)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {pauses.map(({ at, seconds: lasts }) => (
            <rect
              key={at}
              x={share(at) * WIDTH}
              y={0}
              width={share(lasts) * WIDTH}
              height={HEIGHT}
              className="delivery-pause"
            />
          ))}
          {loudness.map((db, at) => {
            const height = Math.max(1, HEIGHT * (1 - (peak - db) / SHOWN_DB))
            return (
              <rect
                key={at}
                x={at * step}
                y={HEIGHT - height}
                width={step * 0.8}
                height={height}
                className="delivery-bar"
              />
            )
          })}
        </svg>
        {fillers.map(({ at, text }) => (
          <span
            key={`${at} ${text}`}
            aria-hidden="true"
            className="delivery-filler"
            style={{ insetInlineStart: `${share(at) * 100}%` }}
          >
            ▾
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-12 text-text-3 tabular">
        <span>{words.at(0)}</span>
        <span>{words.at(seconds)}</span>
      </div>
      <Key />
    </figure>
  )
}
