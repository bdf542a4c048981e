import {
  SERVICE_STATUSES,
  type ServiceEntry,
  type ServiceStatus,
  type ServiceTrouble,
  STATUS_HISTORY_HOURS,
  type StatusHour,
} from '@placard/contract'
import type { HourCount, Sample } from './status-sample-rows.ts'

const HOUR_MS = 60 * 60 * 1000
/** A slow service is up; one that loses part of what it is given is not. */
const UP: readonly ServiceStatus[] = ['operational', 'degraded_performance']

const sumOf = (counts: readonly HourCount[]) => counts.reduce((sum, { samples }) => sum + samples, 0)

/** Share of samples that found the service up; maintenance says nothing about it, and null is no sample. */
function uptimeOf(counts: readonly HourCount[]): number | null {
  const told = sumOf(counts.filter(({ status }) => status !== 'maintenance'))
  return told === 0 ? null : sumOf(counts.filter(({ status }) => UP.includes(status))) / told
}

function hourOf(counts: readonly HourCount[], hoursAgo: number, now: Date): StatusHour {
  const here = counts.filter((one) => one.hoursAgo === hoursAgo)
  const worst = SERVICE_STATUSES.findLast((status) => here.some((one) => one.status === status))
  return {
    startsAt: new Date(now.getTime() - (hoursAgo + 1) * HOUR_MS).toISOString(),
    samples: sumOf(here),
    up: sumOf(here.filter(({ status }) => UP.includes(status))),
    worst: worst ?? null,
  }
}

/** What is told of a service: what was just found, and what the samples of the last day say. */
export function entryOf(
  { trouble, ...sample }: Sample & { readonly trouble?: ServiceTrouble | undefined },
  counts: readonly HourCount[],
  now: Date,
): ServiceEntry {
  const own = counts.filter(({ service }) => service === sample.service)
  return {
    ...sample,
    ...(trouble !== undefined && { trouble }),
    uptimeRatio: uptimeOf(own),
    samples: sumOf(own),
    hours: Array.from({ length: STATUS_HISTORY_HOURS }, (_, at) => hourOf(own, STATUS_HISTORY_HOURS - 1 - at, now)),
  }
}
