import type { AnswerKind, HearAnswer } from './answers-heard.ts'

const NAME = 'placard_http_request_duration_seconds'
/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.1, 0.3, 1, 3, 10] as const

interface Counted {
  readonly labels: string
  /** Counts by the first bucket that fits; the last is for durations beyond all of them. */
  readonly counts: number[]
  sumSeconds: number
}

/**
 * Request durations by method, route and status, as a Prometheus histogram. The library's own hashes its labels for
 * every request.
 */
export class RequestDurations {
  readonly #all: Counted[] = []

  /** The counter of one kind of answers. */
  readonly of = ({ method, route = 'none', status }: AnswerKind): HearAnswer => {
    const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`
    const counted: Counted = { labels, counts: [...BUCKETS.map(() => 0), 0], sumSeconds: 0 }
    this.#all.push(counted)
    return (_requestId, ms) => {
      const seconds = ms / 1000
      let at = 0
      while (at < BUCKETS.length && seconds > (BUCKETS[at] ?? 0)) at += 1
      counted.counts[at] = (counted.counts[at] ?? 0) + 1
      counted.sumSeconds += seconds
    }
  }

  /** The figures in Prometheus' text format. */
  text(): string {
    const lines = this.#all.flatMap(({ labels, counts, sumSeconds }) => {
      let count = 0
      const buckets = counts.map((inBucket, at) => {
        count += inBucket
        return `${NAME}_bucket{le="${BUCKETS[at] ?? '+Inf'}",${labels}} ${count}`
      })
      return [...buckets, `${NAME}_sum{${labels}} ${sumSeconds}`, `${NAME}_count{${labels}} ${count}`]
    })
    return [`# HELP ${NAME} Time to answer, by route and status.`, `# TYPE ${NAME} histogram`, ...lines, ''].join('\n')
  }
}

function escaped(label: string): string {
  return label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
