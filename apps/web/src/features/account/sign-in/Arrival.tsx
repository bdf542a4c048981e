import { HALVES, Hall } from './Hall.tsx'

/** As large as the switch that is there as soon as it can be used. */
function PlaceOfThemeSwitch() {
  return (
    <div className="inline-flex rounded-control border border-transparent">
      <span className="target-dense" />
      <span className="target-dense" />
      <span className="target-dense" />
    </div>
  )
}

/**
 * What a visitor sees of the way in before any code has come: the build writes it into the page. It covers the root, is
 * not there for screen readers and keyboards, and is taken away in the frame in which the real screen stands.
 */
export function Arrival() {
  return (
    <div id="arrival" inert className="arrival">
      <div className={HALVES}>
        <Hall corner={<PlaceOfThemeSwitch />} picture={(className) => <div className={className} />} />
      </div>
    </div>
  )
}
