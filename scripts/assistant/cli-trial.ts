// Plays conversations against the built-in assistant and prints how many of its answers are good. With `--show` the
// other answers of a development file are printed; of all other files only figures are, so that they stay unseen.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { assistantReplies } from '@placard/language'
import { full as shippedKnowledge } from '/tmp/core-know.ts'
import { ConversationFile } from './conversation-file.ts'
import { type PlayedTurn, played, sharesLine } from './converse.ts'

const replies = assistantReplies(shippedKnowledge)

async function playedFile(path: string): Promise<readonly PlayedTurn[]> {
  const file = ConversationFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  return played(file, (turns) => replies(turns))
}

function print(title: string, turns: readonly PlayedTurn[]): void {
  console.log(sharesLine(title, turns))
  for (const [kind, some] of Map.groupBy(turns, (turn) => turn.kind)) console.log(`  ${sharesLine(kind, some)}`)
}

const isForReading = (path: string) => dirname(path).endsWith('development')

async function converse(paths: readonly string[], isShown: boolean): Promise<void> {
  const all: PlayedTurn[] = []
  for (const path of paths) {
    const turns = await playedFile(path)
    all.push(...turns)
    print(path.split('/').at(-1) ?? path, turns)
    if (isShown && isForReading(path)) turns.filter(({ mark }) => mark !== 'good').forEach(show)
  }
  if (paths.length > 1) print('all', all)
}

function show({ id, mark, says, want, faults, answer }: PlayedTurn): void {
  console.log(`\n${id} ${mark}: ${says}\n  wanted: ${want}\n  faults: ${faults.join('; ')}\n  [${answer.form}]`)
  console.log(`  ${answer.text.replaceAll('\n', '\n  ')}`)
}

const [command, ...rest] = process.argv.slice(2)
const paths = rest.filter((word) => !word.startsWith('--'))
if (command !== 'converse' || paths.length === 0) {
  console.error('Usage: node scripts/assistant/cli.ts converse FILE… [--show]')
  process.exitCode = 1
} else {
  await converse(paths, rest.includes('--show'))
}
