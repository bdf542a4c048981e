import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { privacyDocument } from '../../apps/server/src/testing/privacy-document.ts'

/** Regenerates docs/privacy.md from the data map and the providers. */
const file = path.resolve(import.meta.dirname, '../../docs/privacy.md')
writeFileSync(file, privacyDocument())
console.log(`wrote ${file}`)
