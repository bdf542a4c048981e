/** Share of the accent in the ground of each level, and how its texture is drawn: a level is a tone and a texture. */
const LEVELS = [
  { ground: 5, texture: 'none' },
  { ground: 14, texture: 'dots' },
  { ground: 26, texture: 'lines' },
  { ground: 48, texture: 'dense' },
  { ground: 94, texture: 'none' },
] as const

type Texture = (typeof LEVELS)[number]['texture']

/** Levels there are textures for. */
const LEVEL_COUNT = LEVELS.length

/** Spreads `count` steps over the textures, so that the first is always plain and the last always full. */
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
