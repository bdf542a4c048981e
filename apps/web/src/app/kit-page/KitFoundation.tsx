import { COLOURS, TYPE_SIZES } from '../../kit/ui/tokens.ts'
import { KitSection } from './KitSection.tsx'

const SPECIMEN = 'Decides to establish a fund for loss and damage'

export function KitFoundation() {
  return (
    <>
      <KitSection title="Colours">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {Object.keys(COLOURS).map((name) => (
            <li key={name} className="flex items-center gap-2 text-13">
              <span
                className="size-10 rounded-control border border-hairline"
                style={{ background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Type">
        {TYPE_SIZES.map((size) => (
          <p key={size} className="flex flex-wrap items-baseline gap-4">
            <span className="w-8 text-12 text-text-3 tabular">{size}</span>
            <span className="font-serif" style={{ fontSize: `var(--text-${size})` }}>
              <em>{SPECIMEN.slice(0, 7)}</em>
              {SPECIMEN.slice(7)}
            </span>
            <span style={{ fontSize: `var(--text-${size})` }}>Interface {size}</span>
          </p>
        ))}
      </KitSection>
    </>
  )
}
