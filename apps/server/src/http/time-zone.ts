import { isTimeZone } from '@placard/application'
import { TIME_ZONE_HEADER } from '@placard/contract'
import type { FastifyRequest } from 'fastify'

/** The zone a request names; UTC when it names none that exists. */
export function timeZoneOf(request: Pick<FastifyRequest, 'headers'>): string {
  const name = request.headers[TIME_ZONE_HEADER]
  return typeof name === 'string' && isTimeZone(name) ? name : 'UTC'
}
