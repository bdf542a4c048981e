import { parseArgs } from 'node:util'
import { type Bench, type BenchOptions, figuresOf, holds, lineOf } from './figure.ts'

/** Every benchmark by name. `isSlow`: runs only on request. */
const BENCHES: Readonly<Record<string, { readonly load: () => Promise<{ bench: Bench }>; readonly isSlow?: true }>> = {
  engine: { load: () => import('./engine.ts') },
  turn: { load: () => import('./turn.ts') },
  debrief: { load: () => import('./debrief.ts') },
  understanding: { load: () => import('./understanding.ts') },
  room: { load: () => import('./room.ts') },
  hearing: { load: () => import('./hearing.ts'), isSlow: true },
  chat: { load: () => import('./chat.ts') },
  records: { load: () => import('./records.ts') },
  privacy: { load: () => import('./privacy.ts') },
  start: { load: () => import('./start.ts') },
  idle: { load: () => import('./idle.ts') },
  command: { load: () => import('./command.ts') },
  ticks: { load: () => import('./ticks.ts') },
  page: { load: () => import('./page.ts') },
  settings: { load: () => import('./settings.ts') },
  interactions: { load: () => import('./interactions.ts') },
  http: { load: () => import('./http.ts') },
  play: { load: () => import('./play.ts') },
  language: { load: () => import('./language.ts') },
  voice: { load: () => import('./voice.ts') },
  chaos: { load: () => import('./chaos.ts'), isSlow: true },
  fairness: { load: () => import('./fairness.ts'), isSlow: true },
  'loop-delay': { load: () => import('./loop-delay.ts'), isSlow: true },
  clone: { load: () => import('./clone.ts'), isSlow: true },
}

const USAGE = 'npm run bench -- [NAME …] [--sample RATIO] [--rows 2,6,7]'

/** Runs the benchmarks named, by default all that are not slow. @returns the exit code: 1 when a limit was missed. */
async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args)
  if (typeof asked === 'string') {
    console.error(`${asked}\nUsage: ${USAGE}`)
    return 2
  }
  const { names, options } = asked
  const chosen = Object.entries(BENCHES).filter(([name, { isSlow }]) =>
    names.length > 0 ? names.includes(name) : isSlow !== true,
  )
  let isMissed = false
  for (const [, { load }] of chosen) {
    const { bench } = await load()
    for await (const figure of figuresOf(bench, options)) {
      console.log(lineOf(figure))
      isMissed ||= !holds(figure)
    }
  }
  return isMissed ? 1 : 0
}

function readArguments(args: readonly string[]): { names: readonly string[]; options: BenchOptions } | string {
  try {
    const options = { sample: { type: 'string' }, rows: { type: 'string' } } as const
    const { positionals: names, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
    if (unknown.length > 0) {
      return `No benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`
    }
    const sampleRatio = Number(values.sample ?? '1')
    if (!(sampleRatio > 0 && sampleRatio <= 1)) return '--sample is a share above 0, at most 1'
    const rows = (values.rows ?? '').split(',').filter(Boolean).map(Number)
    return { names, options: { sampleRatio, rows } }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

process.exitCode = await main(process.argv.slice(2))
