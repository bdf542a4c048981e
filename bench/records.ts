import { records } from '@placard/contract'
import type { Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { timesOfSearches } from './chats/search.ts'
import { storeConversations } from './chats/stored.ts'
import { type Bench, type Figure, percentile, sampled } from './figure.ts'
import { temporaryServer, UNLIMITED } from './processes.ts'
import { temporaryDatabase } from './temporary-database.ts'
import { Visitor } from './visitor.ts'

/** Items of one person: conversations with 100,000 messages altogether, and sessions with 40,000 lines. */
const ITEMS = 5_000
const SESSIONS_AMONG = 0.2
const MESSAGES_EACH = 25
const LINES_EACH = 40
const OPENINGS = 5
const FILLED = ['conversations', 'chat_messages', 'sessions', 'session_people', 'session_events'] as const
/** The views, the link that leads to each, and what stands in it once its first page is there. */
const VIEWS = [
  { name: 'history', link: 'History', row: 'article[aria-label^="Conversation "]' },
  { name: 'transcripts', link: 'Transcripts', row: 'article[aria-label^="Conversation "]' },
] as const

type Pool = Awaited<ReturnType<typeof temporaryDatabase>>['pool']

/** Puts up sessions that the same person has played, with what was said in them. */
async function sitIn(pool: Pool, person: string, count: number): Promise<void> {
  await pool.query(`
    create table played as select number, gen_random_uuid() as id, '${person}'::uuid as person
      from generate_series(1, ${count}) number;
    insert into sessions (id, owner_id, campaign_id, title, country, seed, pace, status, version, progress_ratio, created_at, updated_at)
      select id, person, 'climate-crisis-summit', 'Conversation at sea ' || number, 'KEN', 1, 1, 'concluded', ${LINES_EACH}, 1,
        now(), now() - number * interval '3 hours' from played;
    insert into session_people (session_id, person_id, seat) select id, person, 'ken' from played;
    insert into session_events (session_id, seq, event, at)
      select id, line, jsonb_build_object('kind', 'act-taken', 'seat', 'ken', 'act', '{}'::jsonb, 'words',
        case when line % 10 = 0 then 'We welcome the resolution on climate and fisheries, line ' || line
          else 'Our delegation has listened to the others with care, line ' || line end), now() - number * interval '3 hours'
      from played, generate_series(1, ${LINES_EACH}) line;
    drop table played`)
}

/** Opening the lists of everything that was said, and searching it, at very many conversations and messages. */
export const bench: Bench = async function* (options) {
  await using database = await temporaryDatabase()
  await using server = await temporaryServer({ environment: { ...UNLIMITED, DATABASE_URL: database.url } })
  const person = await Visitor.join(server.address)
  const items = sampled(ITEMS, options, 200)
  const sessions = items * SESSIONS_AMONG
  const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
    person.account.email,
  ])
  const [{ id } = { id: '' }] = rows
  await storeConversations(database.pool, id, { count: items - sessions, messagesEach: MESSAGES_EACH })
  await sitIn(database.pool, id, sessions)
  for (const table of FILLED) await database.pool.query(`vacuum analyze ${table}`)
  const times = await timesOfSearches(server.address, person.token, records.search.path)
  yield {
    name: 'search of everything that was said, p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    limit: { atMost: 50 },
    sample: `${times.length} searches of several kinds in ${(items - sessions) * MESSAGES_EACH} messages and ${sessions * LINES_EACH} lines`,
  }
  await using browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/campaigns')
  await page.getByLabel('Email').fill(person.account.email)
  await page.getByLabel('Password', { exact: true }).fill(person.account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('link', { name: 'History', exact: true }).first().waitFor()
  for (const view of VIEWS) yield* opened(page, view, items)
}

async function* opened(page: Page, view: (typeof VIEWS)[number], items: number): AsyncGenerator<Figure> {
  const times: number[] = []
  for (let round = 0; round < OPENINGS; round += 1) times.push(await timeOfOpening(page, view))
  const sample = `at ${items} items`
  yield {
    name: `${view.name}, from the press to its first rows painted`,
    value: percentile(times, 0.5),
    unit: 'ms',
    limit: { atMost: 300 },
    sample: `the median of ${OPENINGS} ${sample}`,
  }
  // as far down as the pages that have come
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const elements = await page.locator('*').count()
  yield { name: `${view.name}, elements of the page`, value: elements, unit: '', limit: { atMost: 3_000 }, sample }
}

/** Time from a click on a view's link until its first rows are painted, in ms of the page's clock. */
async function timeOfOpening(page: Page, { link, row }: (typeof VIEWS)[number]): Promise<number> {
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.locator(row).first().waitFor({ state: 'detached' })
  const anchor = page.getByRole('link', { name: link, exact: true }).first()
  return anchor.evaluate(async (element, wanted) => {
    const since = performance.now()
    if (element instanceof HTMLElement) element.click()
    const painted = () => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
    while (document.querySelector(wanted) === null) await painted()
    await painted()
    return performance.now() - since
  }, row)
}
