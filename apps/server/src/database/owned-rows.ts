import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/** The source and the target account of a merge. */
interface HandOver {
  readonly from: string
  readonly into: string
}

/** Rules for the rows of an account that is merged into another one of the same person. */
type Move =
  | { readonly kind: 'moved'; readonly except?: readonly string[]; readonly forget?: string }
  | { readonly kind: 'added'; readonly by: readonly string[]; readonly sums: readonly string[] }
  | { readonly kind: 'left'; readonly because: string }

const moved: Move = { kind: 'moved' }
/** Moved unless the other account has a row that is equal in these columns. */
const movedUnlessThere = (...except: string[]): Move => ({ kind: 'moved', except })
/** Numbers that are added to the other account's. */
const added = (by: readonly string[], sums: readonly string[]): Move => ({ kind: 'added', by, sums })
const left = (because: string): Move => ({ kind: 'left', because })

const KEY = 'a key of the account that ends'
const OPEN_REQUEST = 'belongs to a request of the account that ends'

/** Every column that names an owner, as `table.column`, with its rule; a test compares with the database. */
export const OWNED: Readonly<Record<string, Move>> = {
  'sessions.owner_id': moved,
  'session_people.person_id': movedUnlessThere('session_id'),
  'voice_assignments.person_id': movedUnlessThere('session_id', 'seat'),
  'projects.owner_id': moved,
  'conversations.owner_id': moved,
  'chat_messages.owner_id': moved,
  'chat_attachments.owner_id': moved,
  'chat_shares.owner_id': moved,
  'working_papers.owner_id': moved,
  'recordings.owner_id': moved,
  'usage_counters.user_id': added(['kind', 'period'], ['taken']),
  // an idempotency key is of use only to the account that sent it, and the other one may have used the same
  'usage_reservations.user_id': { kind: 'moved', forget: 'key' },
  'language_usage.user_id': added(
    ['day', 'use', 'rung', 'model'],
    ['requests', 'estimated_requests', 'input_tokens', 'output_tokens'],
  ),
  'subscriptions.user_id': movedUnlessThere(),
  'payment_checkouts.user_id': moved,
  'input_audit.user_id': moved,
  'security_events.user_id': moved,
  'refresh_families.user_id': left(KEY),
  'one_time_tokens.user_id': left(KEY),
  'second_factors.user_id': left(KEY),
  'recovery_codes.user_id': left(KEY),
  'passkeys.user_id': left(KEY),
  'known_devices.user_id': left(KEY),
  'own_engines.user_id': left(KEY),
  'browser_engine_turns.user_id': left(OPEN_REQUEST),
  'idempotency_keys.user_id': left(OPEN_REQUEST),
  'session_answers.person_id': left(OPEN_REQUEST),
  'storage_claims.user_id': left(OPEN_REQUEST),
  'mail_outbox.user_id': left('tells of the account that ends'),
  'consents.user_id': left('was decided for the account that ends'),
  'privacy_choices.user_id': left('was chosen for the account that ends'),
  'privacy_settings.user_id': left('was chosen for the account that ends'),
  'identity_codes.user_id': left(KEY),
  'privacy_requests.user_id': left('asks about the account that ends'),
  'privacy_archives.user_id': left('is a copy of the account that ends'),
  'settings.user_id': left('the other account stays as its person has set it'),
  'audit_log.actor_id': left('only administrators have entries, and no administrator’s account ends so'),
  'announcements.author_id': left('only administrators write them'),
}

/** Merges one account into another: moves all of its content. The remaining rows are deleted with the account. */
export async function moveOwned(tx: Executor, { from, into }: HandOver): Promise<void> {
  // blocks the account's concurrent writes: a row inserted afterwards would be deleted with it
  await tx.execute(sql`select 1 from users where id in (${from}, ${into}) order by id for update`)
  // much may move; the usual limit is meant for ordinary requests
  await tx.execute(sql`set local statement_timeout = '2min'`)
  await tx.execute(sql`
    delete from subscriptions where user_id = ${into} and paid_by = 'nobody'
      and exists (select from subscriptions where user_id = ${from})`)
  for (const [name, move] of Object.entries(OWNED)) {
    const statement = statementOf(name, move, { from, into })
    if (statement !== undefined) await tx.execute(statement)
  }
}

function statementOf(name: string, move: Move, { from, into }: HandOver): SQL | undefined {
  const [table = '', column = ''] = name.split('.')
  const [rows, owner] = [sql.identifier(table), sql.identifier(column)]
  switch (move.kind) {
    case 'left':
      return undefined
    case 'moved': {
      const forget = move.forget === undefined ? sql`` : sql`, ${sql.identifier(move.forget)} = null`
      const same = (move.except ?? []).map(
        (one) => sql` and theirs.${sql.identifier(one)} = mine.${sql.identifier(one)}`,
      )
      const unless =
        move.except === undefined
          ? sql``
          : sql` and not exists (select from ${rows} theirs where theirs.${owner} = ${into}${sql.join(same)})`
      return sql`update ${rows} mine set ${owner} = ${into}${forget} where mine.${owner} = ${from}${unless}`
    }
    case 'added': {
      const by = list(move.by)
      const sums = list(move.sums)
      const sum = move.sums.map(
        (one) => sql`${sql.identifier(one)} = theirs.${sql.identifier(one)} + excluded.${sql.identifier(one)}`,
      )
      return sql`insert into ${rows} as theirs (${owner}, ${by}, ${sums})
        select ${into}::uuid, ${by}, ${sums} from ${rows} where ${owner} = ${from}
        on conflict (${owner}, ${by}) do update set ${sql.join(sum, sql`, `)}`
    }
  }
}

function list(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
