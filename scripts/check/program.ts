import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

export type Printed = { readonly code: number; readonly output: string; readonly errors: string }

/** Runs the program of an installed package with the current Node and returns its output. */
export async function runTool(file: string, args: readonly string[], folder = ROOT): Promise<Printed> {
  const program = join(ROOT, 'node_modules', file)
  if (!existsSync(program)) throw new Error(`${file} is not installed`)
  return runProgram(process.execPath, [program, ...args], folder)
}

/** Runs a program to its end and returns its output. */
export function runProgram(program: string, args: readonly string[], folder = ROOT): Promise<Printed> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.once('error', fail)
    child.once('close', (code) => done({ code: code ?? 1, output, errors }))
  })
}

/** The non-empty lines of a text. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
