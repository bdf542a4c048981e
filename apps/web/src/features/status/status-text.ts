import { SERVICE_STATUSES, type ServiceEntry, type StatusHour } from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale, pageLanguage } from '../../kit/language/language.ts'
import { statusMessages } from './messages.en.ts'

const share = new Intl.NumberFormat(pageLanguage, { style: 'percent', maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat(pageLanguage)
const { time } = datesIn(dateLocale)

/** A ratio in per cent, rounded down: 100 % means all. */
export function shareText(ratio: number): string {
  return share.format(Math.floor(ratio * 10_000) / 10_000)
}

export const clockText = (instant: string) => time(instant)
export const countText = (count: number) => whole.format(count)

/** Hours as table rows, newest first. */
export function hourRows(hours: readonly StatusHour[]): string[][] {
  return hours
    .toReversed()
    .map(({ startsAt, samples, up, worst }) => [
      clockText(startsAt),
      countText(samples),
      samples === 0 ? '' : shareText(up / samples),
      worst === null ? statusMessages.notChecked : statusMessages.statuses[worst],
    ])
}

export function nameOf(service: string): string {
  return statusMessages.services[service]?.name ?? service
}

/** The unhealthy services, worst first. */
export function troubledOf(services: readonly ServiceEntry[]): ServiceEntry[] {
  const badness = ({ status }: ServiceEntry) => SERVICE_STATUSES.indexOf(status)
  return services.filter(({ status }) => status !== 'operational').toSorted((a, b) => badness(b) - badness(a))
}
