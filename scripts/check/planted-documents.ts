import { faultsOfCases } from '../docs/trust/case-faults.ts'
import { readCases, UNTESTED } from '../docs/trust/cases.ts'
import { faultsOfLinks, faultsOfPaths } from './page-links.ts'
import { faultsOfRecords } from './records.ts'

const FOLDER = 'docs/decisions/'
const PARTS = ['Situation', 'Decision', 'Rejected', 'Consequences'].map((part) => `## ${part}\n\nText.\n`).join('\n')
const OLD = '0001-old.md'
const NEW = '0002-new.md'
/** Two valid records, the second superseding the first, and their index. */
const RECORDS: Readonly<Record<string, string>> = {
  [OLD]: `# 1. Old\n\nStatus: superseded by [0002](${NEW})\n\n${PARTS}`,
  [NEW]: `# 2. New\n\nStatus: accepted\n\nSupersedes: [0001](${OLD})\n\n${PARTS}`,
  'README.md': `# Records\n\n- [1](${OLD})\n- [2](${NEW})\n`,
}

/** A fault (canary) planted into valid pages, and where the check has to report it. */
export interface PlantedDocument {
  readonly fault: string
  readonly find: () => string[]
}

/** The records with one of them changed. */
function recordsWith(name: string, change: (text: string) => string): ReadonlyMap<string, string> {
  const changed = { ...RECORDS, [name]: change(RECORDS[name] ?? '') }
  return new Map(Object.entries(changed).map(([file, text]) => [`${FOLDER}${file}`, text]))
}

function record(fault: string, name: string, change: (text: string) => string): PlantedDocument {
  return { fault, find: () => faultsOfRecords(recordsWith(name, change)) }
}

function link(fault: string, text: string): PlantedDocument {
  const pages = new Map([['docs/a.md', `# A heading\n\n${text}\n`]])
  return { fault, find: () => faultsOfLinks(pages, new Set(['docs/a.md', 'docs/images/hall.png'])) }
}

function path(fault: string, text: string): PlantedDocument {
  return { fault, find: () => faultsOfPaths(new Map([['docs/a.md', text]]), new Set(['bench/run.ts'])) }
}

function cases(fault: string, promise: string, ...ids: string[]): PlantedDocument {
  const page = `## Accounts (AU)\n\n| AU-1 | Guesses. | ${promise} |\n`
  const tests = [{ file: 'a.test.ts', title: ids.join(' '), ids }]
  return { fault, find: () => faultsOfCases(readCases(page), tests) }
}

/** One fault per rule of the step. */
export const PLANTED_DOCUMENTS: readonly PlantedDocument[] = [
  record('no known status', OLD, (text) => text.replace('superseded by', 'once replaced by')),
  record('no known status', NEW, (text) => text.replace('Status: accepted\n\n', '')),
  record('lacks "Rejected"', NEW, (text) => text.replace('## Rejected', '## Dismissed')),
  record('does not begin with its number', NEW, (text) => text.replace('# 2.', '# 0002.')),
  record('does not say "Supersedes:"', NEW, (text) => text.replace('Supersedes', 'Replaces')),
  record('does not say "Status: superseded by"', OLD, (text) => text.replace(/superseded by .*/, 'accepted')),
  record('no record has 0003', OLD, (text) => `${text}\nSee 0003.\n`),
  record('lacks 0002-new.md', 'README.md', (text) => text.replace(NEW, OLD)),
  record('the name of a record', 'old.md', () => ''),
  link('b.md leads nowhere', '[b](b.md)'),
  link('../b leads nowhere', '[b](../b)'),
  link('#other leads nowhere', '[b](#other)'),
  link('images/other.png leads nowhere', '![hall](images/other.png)'),
  path('there is no bench/walk.ts', 'See `bench/walk.ts`.'),
  path('there is no apps/web', 'See `apps/web/`.'),
  cases('AU-2 has no row', 'Stops.', 'AU-1', 'AU-2'),
  cases('AU-1 makes a promise', 'Stops.'),
  cases('carries AU-1', UNTESTED, 'AU-1'),
]
