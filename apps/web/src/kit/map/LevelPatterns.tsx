/** Share of the accent in each level's fill, and its texture: a level is shown by tone and texture. */
const LEVELS = [
  { ground: 5, texture: 'none' },
  { ground: 14, texture: 'dots' },
  { ground: 26, texture: 'lines' },
  { ground: 48, texture: 'dense' },
  { ground: 94, texture: 'none' },
] as const

type Texture = (typeof LEVELS)[number]['texture']

/** Number of levels with textures. */
const LEVEL_COUNT = LEVELS.length

/** Maps `count` steps to the textures, so that the first is always plain and the last always full. */
export function textureOf(level: number, count: number): number {
  if (count <= 1) return 0
  return Math.round((Math.max(0, Math.min(count - 1, level)) / (count - 1)) * (LEVEL_COUNT - 1))
}

function Marks({ texture }: { texture: Texture }) {
  const ink = { stroke: 'var(--color-accent)', fill: 'none' }
  if (texture === 'dots') return <path d="M1.5 1.5h0M4.5 4.5h0" {...ink} strokeWidth={1.3} strokeLinecap="round" />
  if (texture === 'lines') return <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" {...ink} strokeWidth={0.8} />
  if (texture === 'dense') return <path d="M-1 4 4-1M-1 7 7-1M2 7 7 2" {...ink} strokeWidth={1.1} />
  return null
}

export type LevelPatternsProps = {
  /** Prefix that keeps the ids of two pictures apart. */
  id: string
  /** Units of the picture per CSS pixel, so that textures keep their size when the map zooms in. */
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
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${unit})`}
        >
          <rect
            width="6"
            height="6"
            fill={`color-mix(in oklab, var(--color-accent) ${ground}%, var(--color-surface))`}
          />
          <Marks texture={texture} />
        </pattern>
      ))}
    </defs>
  )
}
