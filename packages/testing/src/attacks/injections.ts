import { ASKING } from './asking.ts'
import type { Injection } from './injection.ts'
import { SMUGGLING } from './smuggling.ts'

/** Every attack there is. */
export const INJECTIONS: readonly Injection[] = [...ASKING, ...SMUGGLING]
