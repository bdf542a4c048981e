import { fences } from './fences.ts'
import type { Step } from './step.ts'

export const STEPS: readonly Step[] = [fences]
