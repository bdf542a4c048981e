import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deriveStances } from './deriveStances.ts'
import { readMembers } from './members.ts'
import { readSources } from './readSources.ts'
import { printFigures, validationFigures } from './report.ts'
import { serialiseStances } from './serialise.ts'
import { readSourceData } from './sourceData.ts'

const USAGE = 'usage: node scripts/derive-stances/cli.ts DATA_DIR [--out FOLDER]\n'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const [folder, ...tooMany] = positionals
if (folder === undefined || tooMany.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  await run(folder, values.out ?? join(import.meta.dirname, '../../content/stances'))
}

async function run(dataFolder: string, outFolder: string): Promise<void> {
  const countries = join(import.meta.dirname, '../../content/countries/countries.json')
  const members = readMembers(await readFile(countries, 'utf8'))
  const data = readSourceData(await readSources(dataFolder), members)
  const text = serialiseStances(deriveStances(data, members))
  await mkdir(outFolder, { recursive: true })
  await writeFile(join(outFolder, 'stances.json'), text)
  process.stdout.write(`${printFigures(validationFigures(data, members))}\n`)
  for (const [name, votes] of [...data.votesLeftOut].sort()) {
    process.stdout.write(`left out, no member today: ${name}, ${votes} votes\n`)
  }
  process.stdout.write(`wrote stances.json, ${Buffer.byteLength(text)} bytes, ${members.length} countries\n`)
}
