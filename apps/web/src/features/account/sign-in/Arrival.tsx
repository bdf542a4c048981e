import { HALVES, Hall } from './Hall.tsx'

/** A placeholder of the theme switch's size, until it is interactive. */
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
 * The sign-in as a static first screen, before any code is loaded: the build writes it into the page. It covers the
 * root, is hidden from screen readers and keyboards, and is removed in the frame in which the real screen appears.
 */
export function Arrival() {
  return (
    <div id="arrival" inert className="arrival">
      <div className={HALVES}>
        <Hall corner={<PlaceOfThemeSwitch />} picture={(className) => <div className={className} />} isHeading />
      </div>
    </div>
  )
}
