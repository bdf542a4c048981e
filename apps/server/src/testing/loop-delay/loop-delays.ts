import type { RouteDefinition } from '@placard/contract'
import { CONTRACT_ROUTES } from '../contract-routes.ts'
import { nameOf } from '../permission-table.ts'
import type { DearInput } from './dear-input.ts'
import { DEAREST_INPUTS } from './dearest-inputs.ts'
import type { LongestTurn } from './longest-turn.ts'
import type { MeasuredServer } from './measured-server.ts'
import type { Stage } from './stage.ts'

/** Runs that load what a route needs and have its code made fast, and runs that count. */
const WARM_UPS = 2
const RUNS = 3
/** Most runs until one is short enough: on a busy machine most turns are lengthened by what else it does. */
const MOST_RUNS = 10

/** What is measured, and how thoroughly. */
export interface Measuring {
  /** Names the routes that are wanted; all unless given. */
  readonly only?: (name: string) => boolean
  /**
   * A run this short, in ms of processor time, says all that is asked, and no other is made. A run that is longer counts
   * by what it would have taken on a quiet machine.
   */
  readonly enoughMs?: number
}

/** How long a route holds the event loop with one of its dearest inputs. */
export interface LoopDelay {
  readonly route: string
  readonly what: string
  /**
   * Processor time of the longest turn: of several runs the one with the least, because collecting garbage and making code
   * fast lengthen a turn of some runs, and what the input costs is in every one.
   */
  readonly cpuMs: number
  /** The longest turn by the clock, in the worst of the runs. */
  readonly wallMs: number
  /** Answers that are not what the row says: then it is not the input's cost that was measured. */
  readonly wrongAnswers: readonly string[]
}

/** Calls of the contract without an input, and inputs of no call. */
export function unmatchedInputs(): readonly string[] {
  const names = CONTRACT_ROUTES.map(nameOf)
  const missing = names.filter((name) => (DEAREST_INPUTS[name] ?? []).length === 0)
  const stray = Object.keys(DEAREST_INPUTS).filter((name) => !names.includes(name))
  return [...missing.map((name) => `${name} has no dearest input`), ...stray.map((name) => `${name} is no call`)]
}

/** Measures every route with each of its dearest inputs, one after the other. */
export async function* loopDelays(
  server: MeasuredServer,
  stage: Stage,
  { only = () => true, enoughMs = 0 }: Measuring = {},
): AsyncGenerator<LoopDelay> {
  for (const route of CONTRACT_ROUTES.filter((one) => only(nameOf(one)))) {
    for (const input of DEAREST_INPUTS[nameOf(route)] ?? [])
      yield await loopDelay({ server, stage, enoughMs }, route, input)
  }
}

async function loopDelay(
  { server, stage, enoughMs }: { server: MeasuredServer; stage: Stage; enoughMs: number },
  route: RouteDefinition,
  { what, prepare, answers, says = /^/ }: DearInput,
): Promise<LoopDelay> {
  await stage.forgetLimits()
  const next = await prepare(stage)
  const turns: LongestTurn[] = []
  const wrong = new Set<string>()
  const runs = enoughMs > 0 ? MOST_RUNS : RUNS
  for (let run = -WARM_UPS; run < runs; run++) {
    const request = await next()
    await stage.forgetLimits()
    const measured = await server.longestTurn(async () => {
      const { status, text } = await stage.send(route.method, route.path, request)
      const isExpected = answers === undefined ? status < 300 : answers.includes(status)
      if (!isExpected || !says.test(text)) wrong.add(`${status} ${text.slice(0, 300)}`)
    })
    const isSlow = enoughMs > 0 && measured.cpuMs > enoughMs
    const turn = isSlow ? { ...measured, cpuMs: measured.cpuMs / (await server.slowness()) } : measured
    if (run >= 0 || turn.cpuMs <= enoughMs) turns.push(turn)
    if (turn.cpuMs <= enoughMs) break
  }
  return {
    route: nameOf(route),
    what,
    wrongAnswers: [...wrong],
    cpuMs: Math.min(...turns.map(({ cpuMs }) => cpuMs)),
    wallMs: Math.max(...turns.map(({ wallMs }) => wallMs)),
  }
}
