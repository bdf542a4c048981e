import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { permissionDocument } from '../../apps/server/src/testing/permission-document.ts'

/** Regenerates docs/permissions.md from the contract. */
const file = path.resolve(import.meta.dirname, '../../docs/permissions.md')
writeFileSync(file, permissionDocument())
console.log(`wrote ${file}`)
