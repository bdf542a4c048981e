// `converse` plays conversations against the built-in assistant and prints how many of its answers are good. With `--show`
// the other answers of a development file are printed; of all other files only figures are, so that they stay unseen.
// `argue` plays arguments of ten exchanges and writes each as a page to read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assistantReplies } from '@placard/language'
import { shippedKnowledge } from '../../content/guide/shipped.ts'
import { ArgumentFile, argue, argumentPage, repeatedSentences } from './arguments.ts'
import { ConversationFile } from './conversation-file.ts'
import { type PlayedTurn, played, sharesLine } from './converse.ts'

const replies = assistantReplies(shippedKnowledge)

async function playedFile(file: string): Promise<readonly PlayedTurn[]> {
  return played(ConversationFile.parse(JSON.parse(readFileSync(file, 'utf8'))), (turns) => replies(turns))
}

function print(title: string, turns: readonly PlayedTurn[]): void {
  console.log(sharesLine(title, turns))
  for (const [kind, some] of Map.groupBy(turns, (turn) => turn.kind)) console.log(`  ${sharesLine(kind, some)}`)
}

const isForReading = (file: string) => path.dirname(file).endsWith('development')

async function converse(paths: readonly string[], isShown: boolean): Promise<void> {
  const all: PlayedTurn[] = []
  for (const file of paths) {
    const turns = await playedFile(file)
    all.push(...turns)
    print(path.basename(file), turns)
    if (isShown && isForReading(file)) turns.filter(({ mark }) => mark !== 'good').forEach(show)
  }
  if (paths.length > 1) print('all', all)
}

function show({ id, mark, says, want, faults, answer }: PlayedTurn): void {
  console.log(`\n${id} ${mark}: ${says}\n  wanted: ${want}\n  faults: ${faults.join('; ')}\n  [${answer.form}]`)
  console.log(`  ${answer.text.replaceAll('\n', '\n  ')}`)
}

async function writeArguments([file = '', folder = '']: readonly string[]): Promise<void> {
  const { motions } = ArgumentFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  mkdirSync(folder, { recursive: true })
  for (const written of motions) {
    const played = await argue(written, (turns) => replies(turns))
    writeFileSync(path.join(folder, `${written.id}.md`), argumentPage(played))
    const others = played.exchanges.filter(({ form }) => form !== 'argument').length
    console.log(
      `${written.id}: ${repeatedSentences(played).length} sentences repeated, ${others} answers of another form`,
    )
  }
}

const COMMANDS = new Map<string, { readonly paths: number; readonly run: (paths: readonly string[]) => Promise<void> }>(
  [
    ['converse', { paths: 1, run: (paths) => converse(paths, process.argv.includes('--show')) }],
    ['argue', { paths: 2, run: writeArguments }],
  ],
)

const [name = '', ...rest] = process.argv.slice(2)
const paths = rest.filter((word) => !word.startsWith('--'))
const command = COMMANDS.get(name)
if (command === undefined || paths.length < command.paths) {
  console.error('Usage: node scripts/assistant/cli.ts converse FILE… [--show] | argue FILE FOLDER')
  process.exitCode = 1
} else {
  await command.run(paths)
}
