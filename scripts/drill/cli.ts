import { parseArgs } from 'node:util'
import { kendallTauB } from './agreement.ts'
import { isCheat, type MeasuredFile, type MeasuredSpeech, measure } from './measure.ts'
import { readMarks, readSpeeches } from './speech-files.ts'

const USAGE = 'node scripts/drill/cli.ts marks FOLDER-OR-FILES [--quiet] [--marks FILE]…'
/** Highest mark that a speech which pretends may have. */
const CHEAT_MOST = 4
const CHEATS_SHOWN = 5

const figure = (tau: number | undefined) => (tau === undefined ? 'none' : tau.toFixed(3))

function printFile({ name, tau, speeches }: MeasuredFile, isQuiet: boolean): void {
  console.log(`${name}: tau-b ${figure(tau)} over ${speeches.length} speeches`)
  if (isQuiet) return
  for (const { speech, person, rules, findings } of speeches) {
    console.log(
      `  ${speech.id} ${speech.kind}: people ${person.toFixed(1)}, rules ${rules.toFixed(1)} ${findings.join(' ')}`,
    )
  }
}

function printWhole(all: readonly MeasuredSpeech[], isQuiet: boolean): void {
  const cheats = all.filter(({ speech }) => isCheat(speech)).toSorted((one, other) => other.rules - one.rules)
  const over = cheats.filter(({ rules }) => rules > CHEAT_MOST)
  console.log(`whole: tau-b ${figure(kendallTauB(all))} over ${all.length} speeches`)
  console.log(`honest alone: tau-b ${figure(kendallTauB(all.filter(({ speech }) => !isCheat(speech))))}`)
  console.log(`cheats above ${CHEAT_MOST}: ${over.length} of ${cheats.length}`)
  for (const { speech, rules } of cheats.slice(0, CHEATS_SHOWN)) {
    console.log(`  ${rules.toFixed(1)} ${isQuiet ? speech.kind : `${speech.id} ${speech.kind}`}`)
  }
}

/** Prints how far the rules' marks agree with people's. @returns the exit code: 0 measured, 2 wrong usage. */
async function marksCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quiet: { type: 'boolean', default: false }, marks: { type: 'string', multiple: true, default: [] } },
  })
  const [command, ...paths] = positionals
  if (command !== 'marks' || paths.length === 0) {
    console.error(USAGE)
    return 2
  }
  const files = measure(await readSpeeches(paths), await readMarks(values.marks))
  for (const file of files) printFile(file, values.quiet)
  printWhole(
    files.flatMap(({ speeches }) => speeches),
    values.quiet,
  )
  return 0
}

process.exitCode = await marksCommand(process.argv.slice(2))
