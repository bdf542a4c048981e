import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { EXTRACT_FOLDER } from './fixture/extract.ts'
import { readSources } from './readSources.ts'

const run = promisify(execFile)
const scratch = await mkdtemp(join(tmpdir(), 'derive-stances-'))
afterAll(() => rm(scratch, { recursive: true }))

const derive = (...args: string[]) => run(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args])

it('writes identical bytes for all 193 members on every run and prints its figures', async () => {
  const [first, second] = [join(scratch, 'first'), join(scratch, 'second')]
  const { stdout } = await derive(EXTRACT_FOLDER, '--out', first)
  await derive(EXTRACT_FOLDER, '--out', second)
  expect(stdout).toContain('193 countries')
  expect(stdout).toContain('left out, no member today: Taiwan')
  for (const name of ['stances/stances.json', 'roll-calls/roll-calls.json']) {
    expect(await readFile(join(first, name))).toEqual(await readFile(join(second, name)))
  }
})

it('explains its use when the data folder is not named', async () => {
  await expect(derive()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('DATA_DIR') })
})

it('says which file a data folder lacks', async () => {
  await expect(readSources(scratch)).rejects.toThrow('neither un_votes.csv.gz nor un_votes.csv')
})

it('reads gzipped files and refuses text that is not UTF-8', async () => {
  for (const name of ['un_votes.csv', 'un_roll_calls.csv', 'un_roll_call_issues.csv', 'ideal_points_2025.csv']) {
    await writeFile(join(scratch, `${name}.gz`), gzipSync(`${name}: é`))
  }
  await expect(readSources(scratch)).resolves.toMatchObject({ votes: 'un_votes.csv: é' })
  await writeFile(join(scratch, 'ideal_points_2025.csv.gz'), gzipSync(Buffer.from('é', 'latin1')))
  await expect(readSources(scratch)).rejects.toThrow('ideal_points_2025.csv is not UTF-8')
})
