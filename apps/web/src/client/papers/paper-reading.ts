import type { PublicCampaign, WorkingPaper } from '@placard/contract'
import type { PaperReading } from '@placard/language/papers'
import { type QueryClient, queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Country } from '../../kit/countries/countries.ts'
import { worldQuery } from '../../kit/countries/use-world.ts'
import { type PaperGateway, PaperGatewayContext } from '../gateways/paper-gateway.ts'

/** A paper as it is stored; asked for again whenever it is looked at, because other tabs write too. */
const paperQuery = (gateway: PaperGateway | undefined, paperId: string | undefined) =>
  queryOptions({
    queryKey: ['paper-to-lay', paperId],
    queryFn: async ({ signal }) => {
      if (gateway === undefined || paperId === undefined) throw new Error('There is no paper to read')
      return (await gateway.readPaper(paperId, signal)).paper
    },
    enabled: gateway !== undefined && paperId !== undefined,
    staleTime: 0,
    retry: false,
  })

export function usePaper(paperId: string | undefined): UseQueryResult<WorkingPaper> {
  return useQuery(paperQuery(useContext(PaperGatewayContext), paperId))
}

/** Asks for the paper as it is stored now. */
export function freshPaper(queries: QueryClient, gateway: PaperGateway, paperId: string): Promise<WorkingPaper> {
  return queries.fetchQuery(paperQuery(gateway, paperId))
}

/** The state that a campaign is about, by its title. */
function placeOf({ title }: PublicCampaign, countries: readonly Country[]): string | undefined {
  return countries.find(({ name }) => title.includes(name))?.name
}

/** What a line is headed with that names the delegation of a paper: "Main submitter: Kenya". */
const SPONSOR_LINE = /^[\s*_#>-]*(?:main )?(?:submitter|sponsor|delegation|country)s?[\s*_]*:(.*)$/i

/**
 * The country that a paper says it is of, where a line at its head names one and no other. What its title or text is
 * about is not who wrote it: "Relief in Ukraine" may be anybody's.
 */
export function countryOf(
  { text }: Pick<WorkingPaper, 'text'>,
  countries: readonly Pick<Country, 'iso3' | 'name' | 'placardName'>[],
): string | undefined {
  for (const line of text.split('\n').slice(0, FIRST_LINES)) {
    const sponsors = line.match(SPONSOR_LINE)?.[1]
    if (sponsors === undefined) continue
    const named = countries.filter(({ name, placardName }) => says(sponsors, name) || says(sponsors, placardName))
    if (named.length === 1) return named[0]?.iso3
  }
  return undefined
}

/** Lines of a paper in which its sponsors stand, empty ones included. */
const FIRST_LINES = 12

/** A name as words of its own: "Niger" is not in "Nigeria". */
function says(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at >= 0 && !/^\p{L}/u.test(text.slice(at + name.length))
}

/** Reads a paper in campaigns; the reader is loaded with the first paper. In the order of the campaigns. */
async function readIn(
  paper: WorkingPaper,
  campaigns: readonly PublicCampaign[],
  countries: readonly Country[],
): Promise<readonly PaperReading[]> {
  const { readPaper } = await import('@placard/language/papers')
  return campaigns.map((campaign) => readPaper(paper, campaign, placeOf(campaign, countries)))
}

/**
 * A paper as campaigns hear it, in their order; undefined until paper and campaigns are there. It needs the names of the
 * states: where they cannot be loaded, the reading fails, and reading it again asks for them again.
 */
export function usePaperReadings(
  paper: WorkingPaper | undefined,
  campaigns: readonly PublicCampaign[] | undefined,
): UseQueryResult<readonly PaperReading[]> {
  const queries = useQueryClient()
  const ids = campaigns?.map(({ id }) => id)
  return useQuery({
    queryKey: ['paper-readings', paper?.id, paper?.version, ids],
    queryFn: async () => {
      const { countries } = await queries.ensureQueryData(worldQuery)
      return paper && campaigns ? readIn(paper, campaigns, countries) : []
    },
    enabled: paper !== undefined && campaigns !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
