import { parseArgs } from 'node:util'
import { isProven, reportOf } from './faults/report.ts'
import { runFaults } from './faults/run.ts'

const USAGE = 'npm run proof -- faults [--minutes N] [--faults N] [--seed S] [--servers 1|2]'
/** Default interval between faults. */
const FAULT_EVERY_S = 7
const PEOPLE = 8

interface Options {
  readonly minutes: number
  readonly faults: number
  readonly seed: number
  readonly servers: readonly (1 | 2)[]
}

/** Runs the proof. @returns the exit code: 1 when something acknowledged was lost, duplicated or changed. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    console.error(`${options}\nUsage: ${USAGE}`)
    return 2
  }
  const { minutes, faults, seed, servers } = options
  console.log(`faults: seed ${seed} (--seed ${seed} makes the same choices again)`)
  let isKept = true
  for (const count of servers) {
    const share = { faults: Math.ceil(faults / servers.length), forMs: (minutes * 60_000) / servers.length }
    const onStep = (what: string) => console.log(`  ${new Date().toISOString()} ${what}`)
    const verdict = await runFaults({ ...share, servers: count, people: PEOPLE, seed, onStep })
    const title = count === 1 ? 'one server with its own PostgreSQL' : 'two servers on one PostgreSQL'
    console.log(reportOf(verdict, title).join('\n'))
    isKept &&= isProven(verdict)
  }
  console.log(isKept ? 'faults: everything acknowledged was kept, once, as it was' : 'faults: NOT everything was kept')
  return isKept ? 0 : 1
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const text = { type: 'string' } as const
    const options = { minutes: text, faults: text, seed: text, servers: text }
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (positionals.length !== 1 || positionals[0] !== 'faults') return 'What is to be proven? There is: faults.'
    const minutes = Number(values.minutes ?? '25')
    const faults = Number(values.faults ?? Math.round((minutes * 60) / FAULT_EVERY_S))
    const seed = Number(values.seed ?? Date.now() % 1_000_000)
    if (!(minutes > 0 && faults > 0 && Number.isInteger(seed))) return '--minutes, --faults and --seed are numbers'
    return { minutes, faults: Math.round(faults), seed, servers: serversOf(values.servers) }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** One kind of site or both in sequence. */
function serversOf(asked: string | undefined): readonly (1 | 2)[] {
  if (asked === undefined) return [1, 2]
  if (asked === '1') return [1]
  if (asked === '2') return [2]
  throw new RangeError('--servers is 1 or 2')
}

process.exitCode = await main(process.argv.slice(2))
