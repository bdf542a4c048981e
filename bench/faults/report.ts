import { percentile } from '../figure.ts'
import { FAULT_NAMES } from './faults.ts'
import { KINDS } from './findings.ts'
import type { FaultVerdict } from './run.ts'

/** Whether everything acknowledged was kept unchanged, and at least one action of each kind was acknowledged. */
export function isProven({ findings, failures }: FaultVerdict): boolean {
  return failures.length === 0 && KINDS.every((kind) => findings[kind].isClean && findings[kind].acknowledged > 0)
}

/** Report of a fault run, line by line. */
export function reportOf(verdict: FaultVerdict, title: string): readonly string[] {
  const { findings, faults, failures, tookMs } = verdict
  const count = [...faults.values()].reduce((sum, times) => sum + times, 0)
  const kinds = [...faults].map(([fault, times]) => `${fault} ${times}`).join(', ')
  return [
    `${title}: ${count} faults in ${(tookMs / 60_000).toFixed(1)} min (${kinds})`,
    ...KINDS.map((kind) => {
      const { acknowledged, lost, doubled, changed, unanswered, refused } = findings[kind]
      const waits = unanswered.length > 0 ? `, without an answer ${unanswered.length}` : ''
      const no = refused.length > 0 ? `, refused ${refused.length} (${[...new Set(refused)].join(', ')})` : ''
      const doubledWord = kind === 'told entries' ? 'told backwards or twice' : 'doubled'
      return `  ${kind}: acknowledged ${acknowledged}, lost ${lost.length}, ${doubledWord} ${doubled.length}, changed ${changed.length}${waits}${no}`
    }),
    ...FAULT_NAMES.flatMap((fault) => recoveryLine(verdict, fault)),
    ...KINDS.flatMap((kind) => {
      const { lost, doubled, changed, unanswered } = findings[kind]
      return [...lost, ...doubled, ...changed, ...unanswered].slice(0, 10).map((what) => `  ! ${kind}: ${what}`)
    }),
    ...failures.slice(0, 10).map((failure) => `  ! ${failure}`),
  ]
}

function recoveryLine({ recoveries, faults }: FaultVerdict, fault: (typeof FAULT_NAMES)[number]): readonly string[] {
  const times = recoveries.timesOf(fault)
  if (times.length === 0) return []
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const longest = Math.max(...times)
  const of = `${times.length} of ${faults.get(fault) ?? 0} that no other fault followed at once`
  return [`  next write after ${fault}: median ${seconds(percentile(times, 0.5))}, longest ${seconds(longest)} (${of})`]
}
