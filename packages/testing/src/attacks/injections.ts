import { ASKING } from './asking.ts'
import type { Injection } from './injection.ts'
import { SMUGGLING } from './smuggling.ts'

/** All prompt injections. */
export const INJECTIONS: readonly Injection[] = [...ASKING, ...SMUGGLING]
