import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

const Heard = z.object({ ages: z.array(z.number()), reattachMs: z.array(z.number()) })

/** A program that answers at an address. */
export interface Program {
  readonly address: string
  readonly child: ChildProcess
  close(): Promise<void>
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
    async close() {
      const gone = once(child, 'close')
      child.kill()
      await gone
    },
  }
}

/** How a model answers: so many tokens, one every so many ms. */
export interface Manner {
  readonly tokens: number
  readonly everyMs: number
}

/** A model whose tokens are the instants at which it says them, in a process of its own. */
export interface ModelProgram extends Program {
  /** The base of its OpenAI-compatible interface. */
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

/** The least that could stand between a page and a model: fetches from it and hands out what comes. */
export function startProxy(model: ModelProgram): Promise<Program> {
  return startProgram('proxy', [`${model.url}/chat/completions`])
}

/** What is read: so many streams of an address, some of them taken up once more. */
export interface Reading {
  readonly address: string
  readonly tokens: readonly string[]
  readonly streams: number
  readonly eventsPath?: string
  readonly reattached?: number
}

/** Reads in a process of its own. @returns how old each token was, and what reattaching took, in ms. */
export async function readStreams({ eventsPath = '', reattached = 0, ...reading }: Reading) {
  const child = spawn(process.execPath, [scriptOf('reader')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...reading, eventsPath, reattached }))
  return Heard.parse(JSON.parse(await text(child.stdout)))
}
