import { createInterface } from 'node:readline/promises'
import { runUnderstand } from './read-lines.ts'

function argumentOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name)
  const inline = args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)
  return inline ?? (at < 0 ? undefined : args[at + 1])
}

/** Prints the figures of a set of utterances as JSON; with `--failures` also the misread ones, for tuning sets only. */
async function printMeasure(name: string, withFailures: boolean): Promise<number> {
  const { SETS, judged, measured, misread } = await import('./understand-measure.ts')
  const set = SETS[name]
  if (set === undefined) {
    console.error(`understand: no set ${name}. There are: ${Object.keys(SETS).join(', ')}.`)
    return 2
  }
  const list = await judged(set)
  console.log(JSON.stringify(withFailures ? misread(name, list) : measured(list), undefined, 2))
  return 0
}

/** Trains the reader's model and writes its weights, or only prints the leave-one-author-out figures. */
async function printTraining(isWritten: boolean, without: string | undefined): Promise<number> {
  const { crossValidation, writeWeights } = await import('./train-understanding.ts')
  console.log(JSON.stringify(isWritten ? await writeWeights(without) : crossValidation(), undefined, 2))
  return 0
}

/**
 * `understand --campaign ID`: one JSON reading for each line of standard input. `understand --measure SET`: accuracy on
 * a set of utterances. `understand --train`: learns from the development sets,
 * without one hand if asked. Returns the exit code.
 */
export async function understandCommand(args: readonly string[]): Promise<number> {
  const set = argumentOf(args, '--measure')
  if (set !== undefined) return printMeasure(set, args.includes('--failures'))
  if (args.includes('--train') || args.includes('--cross-validate')) {
    return printTraining(args.includes('--train'), argumentOf(args, '--without'))
  }
  const campaignId = argumentOf(args, '--campaign')
  if (campaignId === undefined) {
    console.error(
      'Usage: understand --campaign ID < lines.txt\n       understand --measure SET [--failures]\n       understand --cross-validate | --train [--without HAND]',
    )
    return 2
  }
  const lines: string[] = []
  for await (const line of createInterface({ input: process.stdin })) lines.push(line)
  try {
    for (const reading of await runUnderstand({ campaignId, lines })) console.log(JSON.stringify(reading))
    return 0
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const reason = isMissing ? 'there is none of that name' : cause instanceof Error ? cause.message : String(cause)
    console.error(`understand: cannot read campaign ${campaignId}: ${reason}`)
    return 1
  }
}
