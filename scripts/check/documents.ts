import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfCases } from '../docs/trust/case-faults.ts'
import { readCases } from '../docs/trust/cases.ts'
import { namedTests } from '../docs/trust/named-tests.ts'
import { faultsOfLinks, faultsOfPaths } from './page-links.ts'
import { PLANTED_DOCUMENTS } from './planted-documents.ts'
import { ROOT } from './program.ts'
import { projectFiles } from './project-files.ts'
import { faultsOfRecords, type Pages } from './records.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Decision records, links between pages, and the ids that tests name. */
export const documents: Step = {
  name: 'documents',
  claim: 'records are whole, links and paths lead somewhere, and ids in titles are explained',
  run: checkDocuments,
}

async function checkDocuments(): Promise<Outcome> {
  const blind = PLANTED_DOCUMENTS.filter(({ find, fault }) => !find().some((found) => found.includes(fault)))
  if (blind.length > 0)
    return outcomeOf(
      blind.map(({ fault }) => `canary: not noticed that "${fault}"`),
      '',
    )
  const files = await projectFiles()
  const pages: Pages = new Map(files.filter(isPage).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  const faults = [
    ...faultsOfRecords(pages),
    ...faultsOfLinks(pages, new Set(files)),
    ...faultsOfPaths(pages, new Set(files)),
    ...faultsOfCases(readCases(pages.get('docs/cases.md') ?? ''), await namedTests()),
  ]
  return outcomeOf(faults, `${pages.size} pages, ${PLANTED_DOCUMENTS.length} planted faults found`)
}

/** Markdown at the top of the project and below docs/. */
function isPage(file: string): boolean {
  return /^(docs\/.+|[^/]+)\.md$/.test(file)
}
