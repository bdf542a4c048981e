import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

const Heard = z.object({ ages: z.array(z.number()), reattachMs: z.array(z.number()) })

/** A program that answers at an address, until the end of the scope. */
export interface Program extends AsyncDisposable {
  readonly address: string
  readonly child: ChildProcess
}

function scriptOf(name: string): string {
  return path.join(import.meta.dirname, `${name}.ts`)
}

async function startProgram(name: string, args: readonly string[] = []): Promise<Program> {
  const child = spawn(process.execPath, [scriptOf(name), ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return {
    address: String(/http:\S+/.exec(String(said))?.[0]),
    child,
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'close')
      child.kill()
      await gone
    },
  }
}

/** Configuration of a model's answers: number of tokens, and interval in ms. */
export interface Manner {
  readonly tokens: number
  readonly everyMs: number
}

/** A model whose tokens are their own send times, in its own process. */
export interface ModelProgram extends Program {
  /** Base URL of its OpenAI-compatible API. */
  readonly url: string
  answer(manner: Manner): Promise<void>
}

export async function startModel(): Promise<ModelProgram> {
  const program = await startProgram('double')
  return {
    ...program,
    url: `${program.address}/v1`,
    async answer({ tokens, everyMs }) {
      await fetch(`${program.address}/manner?tokens=${tokens}&everyMs=${everyMs}`, { method: 'POST' })
    },
  }
}

/** Minimal proxy between a page and a model, as the baseline: forwards the stream unchanged. */
export function startProxy(model: ModelProgram): Promise<Program> {
  return startProgram('proxy', [`${model.url}/chat/completions`])
}

/** Number of streams to read from an address, some of them reattached. */
export interface Reading {
  readonly address: string
  readonly tokens: readonly string[]
  readonly streams: number
  readonly eventsPath?: string
  readonly reattached?: number
}

/** Reads in its own process. @returns the age of each token at arrival, and the reattachment times, in ms. */
export async function readStreams({ eventsPath = '', reattached = 0, ...reading }: Reading) {
  const child = spawn(process.execPath, [scriptOf('reader')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...reading, eventsPath, reattached }))
  return Heard.parse(JSON.parse(await text(child.stdout)))
}
