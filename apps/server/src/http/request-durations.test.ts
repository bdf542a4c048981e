import { expect, it } from 'vitest'
import { RequestDurations } from './request-durations.ts'

it('counts each duration in every bucket it fits in, by kind of answer', () => {
  const durations = new RequestDurations()
  const found = durations.of({ method: 'GET', route: '/people/:id', status: 200 })
  const nowhere = durations.of({ method: 'GET', route: undefined, status: 404 })
  for (const ms of [4, 5, 6, 250, 60_000]) found('a', ms)
  nowhere('b', 1)
  const kind = 'method="GET",route="/people/:id",status="200"'
  const lines = durations.text().split('\n')
  const bucket = (le: string) => `placard_http_request_duration_seconds_bucket{le="${le}",${kind}}`
  expect(lines.slice(0, 14)).toEqual([
    '# HELP placard_http_request_duration_seconds Time to answer, by route and status.',
    '# TYPE placard_http_request_duration_seconds histogram',
    ...['0.005', '0.01', '0.02', '0.04', '0.1', '0.3', '1', '3', '10', '+Inf'].map(
      (le, at) => `${bucket(le)} ${[2, 3, 3, 3, 3, 4, 4, 4, 4, 5][at]}`,
    ),
    `placard_http_request_duration_seconds_sum{${kind}} 60.265`,
    `placard_http_request_duration_seconds_count{${kind}} 5`,
  ])
  expect(lines).toContain('placard_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
  expect(lines.at(-1)).toBe('')
})

it('keeps to the format whatever a route is called', () => {
  const durations = new RequestDurations()
  durations.of({ method: 'GET', route: '/a"b\\c\nd', status: 200 })
  expect(durations.text()).toContain('route="/a\\"b\\\\c\\nd",')
})
