import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCases } from './trust/cases.ts'
import { namedTests } from './trust/named-tests.ts'
import { trustDocument } from './trust/trust-document.ts'

/** Regenerates docs/trust.md from docs/cases.md and the titles of the tests. */
const docs = path.resolve(import.meta.dirname, '../../docs')
const file = path.join(docs, 'trust.md')
const families = readCases(readFileSync(path.join(docs, 'cases.md'), 'utf8'))
writeFileSync(file, trustDocument(families, await namedTests()))
console.log(`wrote ${file}`)
