import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { namedTests } from './trust/named-tests.ts'
import { trustDocument } from './trust/trust-document.ts'

/** Writes docs/trust.md anew from the titles of the tests. */
const file = path.resolve(import.meta.dirname, '../../docs/trust.md')
writeFileSync(file, trustDocument(await namedTests()))
console.log(`wrote ${file}`)
