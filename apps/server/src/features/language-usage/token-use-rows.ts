import type { LanguageUsageRow } from '@placard/contract'
import { ANSWER_PROVIDERS } from '@placard/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '../../database/executor.ts'
import { languageUsage } from '../../database/language-usage-schema.ts'

/** Tokens to add to a day of a person. */
export interface TokenSum {
  readonly userId: string
  readonly day: string
  readonly use: string
  readonly rung: string
  readonly model: string
  readonly requests: number
  readonly estimatedRequests: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The day in UTC, as it is kept. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Adds sums to their days. Those of accounts that are gone meanwhile are left out. */
export async function addTokens(db: Executor, sums: readonly TokenSum[]): Promise<void> {
  await db.execute(sql`
    insert into ${languageUsage} as known
      (user_id, day, use, rung, model, requests, estimated_requests, input_tokens, output_tokens)
    select users.id, day, use, rung, model, requests, "estimatedRequests", "inputTokens", "outputTokens"
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as added
      ("userId" uuid, day text, use text, rung text, model text, requests int, "estimatedRequests" int,
       "inputTokens" bigint, "outputTokens" bigint)
    join users on users.id = "userId"
    on conflict (user_id, day, use, rung, model) do update set
      requests = known.requests + excluded.requests,
      estimated_requests = known.estimated_requests + excluded.estimated_requests,
      input_tokens = known.input_tokens + excluded.input_tokens,
      output_tokens = known.output_tokens + excluded.output_tokens`)
}

const Row = z.object({
  day: z.string(),
  use: z.string(),
  rung: z.enum(ANSWER_PROVIDERS),
  model: z.string(),
  people: z.coerce.number(),
  requests: z.coerce.number(),
  estimatedRequests: z.coerce.number(),
  inputTokens: z.coerce.number(),
  outputTokens: z.coerce.number(),
})

/** What was used from one day to another, both included, the newest day first. */
export async function readTokenUse(
  db: Executor,
  { from, to, userId }: { readonly from: string; readonly to: string; readonly userId: string | undefined },
): Promise<LanguageUsageRow[]> {
  const { rows } = await db.execute(sql`
    select day, use, rung, model, count(*) as people, sum(requests) as requests,
      sum(estimated_requests) as "estimatedRequests", sum(input_tokens) as "inputTokens", sum(output_tokens) as "outputTokens"
    from ${languageUsage}
    where day between ${from} and ${to} and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)
    group by day, use, rung, model
    order by day desc, use, rung, model`)
  return rows.map((row) => Row.parse(row))
}
