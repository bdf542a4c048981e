import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { deriveRollCalls } from './deriveRollCalls.ts'
import { deriveStances } from './deriveStances.ts'
import { readMembers } from './members.ts'
import { readSources } from './readSources.ts'
import { printFigures, validationFigures } from './report.ts'
import { readRollCallHeaders } from './rollCallHeaders.ts'
import { serialiseRollCalls, serialiseStances } from './serialise.ts'
import { readSourceData } from './sourceData.ts'

const USAGE = 'usage: node scripts/derive-stances/cli.ts DATA_DIR [--out CONTENT_FOLDER]\n'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const [folder, ...tooMany] = positionals
if (folder === undefined || tooMany.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  await run(folder, values.out ?? join(import.meta.dirname, '../../content'))
}

async function run(dataFolder: string, outFolder: string): Promise<void> {
  const countries = join(import.meta.dirname, '../../content/countries/countries.json')
  const members = readMembers(await readFile(countries, 'utf8'))
  const sources = await readSources(dataFolder)
  const data = readSourceData(sources, members)
  const rollCalls = deriveRollCalls(data, readRollCallHeaders(sources.rollCalls), members)
  const files = [
    { name: 'stances/stances.json', text: serialiseStances(deriveStances(data, members)) },
    { name: 'roll-calls/roll-calls.json', text: serialiseRollCalls(rollCalls) },
  ]
  process.stdout.write(`${printFigures(validationFigures(data, members))}\n`)
  for (const [name, votes] of [...data.votesLeftOut].sort()) {
    process.stdout.write(`left out, no member today: ${name}, ${votes} votes\n`)
  }
  for (const { name, text } of files) {
    const path = join(outFolder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    process.stdout.write(`wrote ${name}, ${Buffer.byteLength(text)} bytes\n`)
  }
  process.stdout.write(`${members.length} countries, ${rollCalls.rollCalls.length} roll calls\n`)
}
