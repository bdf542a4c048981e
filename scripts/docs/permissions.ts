import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { permissionDocument } from '../../apps/server/src/testing/permission-document.ts'

/** Writes docs/permissions.md anew from the contract. */
const file = path.resolve(import.meta.dirname, '../../docs/permissions.md')
writeFileSync(file, permissionDocument())
console.log(`wrote ${file}`)
