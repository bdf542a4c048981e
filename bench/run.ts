import { type Bench, holds, lineOf } from './figure.ts'

/** Every benchmark by name. `isSlow`: only run when it is asked for. */
const BENCHES: Readonly<Record<string, { readonly load: () => Promise<{ bench: Bench }>; readonly isSlow?: true }>> = {
  engine: { load: () => import('./engine.ts') },
  turn: { load: () => import('./turn.ts') },
  understanding: { load: () => import('./understanding.ts') },
  start: { load: () => import('./start.ts') },
  idle: { load: () => import('./idle.ts') },
  command: { load: () => import('./command.ts') },
  ticks: { load: () => import('./ticks.ts') },
  page: { load: () => import('./page.ts') },
  clone: { load: () => import('./clone.ts'), isSlow: true },
}

/** Runs the benchmarks named, or all that are not slow. @returns the exit code: 1 when a limit was missed. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
  if (unknown.length > 0) {
    console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
    return 2
  }
  const chosen = Object.entries(BENCHES).filter(([name, { isSlow }]) =>
    names.length > 0 ? names.includes(name) : isSlow !== true,
  )
  let isMissed = false
  for (const [, { load }] of chosen) {
    const { bench } = await load()
    for (const figure of await bench()) {
      console.log(lineOf(figure))
      isMissed ||= !holds(figure)
    }
  }
  return isMissed ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
