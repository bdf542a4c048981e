/** Share of the accent in the ground of each level, and how its texture is drawn: a level is a tone and a texture. */
const LEVELS = [
  { ground: 6, texture: 'none' },
  { ground: 20, texture: 'dots' },
  { ground: 40, texture: 'lines' },
  { ground: 66, texture: 'grid' },
  { ground: 92, texture: 'none' },
] as const

type Texture = (typeof LEVELS)[number]['texture']

/** Levels there are textures for. */
export const LEVEL_COUNT = LEVELS.length

/** Spreads `count` steps over the textures, so that the first is always plain and the last always full. */
export function textureOf(level: number, count: number): number {
  if (count <= 1) return 0
  return Math.round((Math.max(0, Math.min(count - 1, level)) / (count - 1)) * (LEVEL_COUNT - 1))
}

function Marks({ texture }: { texture: Texture }) {
  const ink = { stroke: 'var(--color-accent)', strokeWidth: 1.1, fill: 'none' }
  if (texture === 'dots') return <circle cx="4" cy="4" r="1.25" fill="var(--color-accent)" fillOpacity="0.75" />
  if (texture === 'lines') return <path d="M-2 10 10-2M-2 2 2-2M6 10 10 6" {...ink} strokeOpacity="0.65" />
  if (texture === 'grid') {
    return <path d="M0 4H8M4 0V8" stroke="var(--color-surface)" strokeWidth={1.1} strokeOpacity="0.6" fill="none" />
  }
  return null
}

export type LevelPatternsProps = {
  /** Makes the ids of one picture differ from those of the next. */
  id: string
  /** How many units of the picture are one CSS pixel, so that textures keep their size when the map comes closer. */
  unit?: number
}

/** The fills of the levels; use them as `url(#id-level)`. */
export function LevelPatterns({ id, unit = 1 }: LevelPatternsProps) {
  return (
    <defs>
      {LEVELS.map(({ ground, texture }, level) => (
        <pattern
          key={level}
          id={`${id}-${level}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${unit})`}
        >
          <rect
            width="8"
            height="8"
            fill={`color-mix(in oklab, var(--color-accent) ${ground}%, var(--color-surface))`}
          />
          <Marks texture={texture} />
        </pattern>
      ))}
    </defs>
  )
}
