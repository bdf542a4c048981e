import { records } from '@placard/contract'
import type { Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { aLongConversation, moveIn } from './chats/many-messages.ts'
import { timesOfSearches } from './chats/search.ts'
import { type Bench, type Figure, percentile, sampled } from './figure.ts'
import { temporaryServer, UNLIMITED } from './processes.ts'
import { temporaryDatabase } from './temporary-database.ts'
import { Visitor } from './visitor.ts'

/** Conversations of one person, and messages in each: 100,000 altogether. */
const CONVERSATIONS = 5_000
const MESSAGES_EACH = 20
const OPENINGS = 5
/** Messages of one import. */
const MOVED_AT_ONCE = 1_000
/** The views, the link that leads to each, and what stands in it once its first page is there. */
const VIEWS = [
  { name: 'history', link: 'History', row: 'article[aria-label^="Conversation "]' },
  { name: 'transcripts', link: 'Transcripts', row: 'article[aria-label^="Conversation "]' },
] as const

type Pool = Awaited<ReturnType<typeof temporaryDatabase>>['pool']

/** Cuts what was moved in, a few long conversations, into many short ones: so many imports would be refused. */
async function cutUp(pool: Pool): Promise<void> {
  await pool.query(`
    create table slots as
      select slot, gen_random_uuid() as id, (select owner_id from conversations limit 1) as owner_id
      from generate_series(0, (select (count(*) - 1) / ${MESSAGES_EACH} from chat_messages)) slot;
    insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
      select id, owner_id, 'Conversation ' || slot, 'balanced', '', now(), now() - slot * interval '1 hour' from slots;
    create table moved as select id, (row_number() over (order by position) - 1) / ${MESSAGES_EACH} as slot from chat_messages;
    update chat_messages m set conversation_id = slots.id
      from moved join slots on slots.slot = moved.slot where moved.id = m.id;
    delete from conversations c where not exists (select from slots where slots.id = c.id);
    update conversations c set leaf_id = (
      select id from chat_messages m where m.conversation_id = c.id order by position desc limit 1);
    drop table slots, moved`)
  await pool.query('vacuum analyze chat_messages')
  await pool.query('vacuum analyze conversations')
}

/** Opening the lists of everything that was said, and searching it, at very many conversations and messages. */
export const bench: Bench = async function* (options) {
  await using database = await temporaryDatabase()
  await using server = await temporaryServer({ environment: { ...UNLIMITED, DATABASE_URL: database.url } })
  const person = await Visitor.join(server.address)
  const conversations = sampled(CONVERSATIONS, options, 200)
  for (let number = 0; number < (conversations * MESSAGES_EACH) / MOVED_AT_ONCE; number += 1) {
    await moveIn(server.address, person.token, aLongConversation(number, MOVED_AT_ONCE))
  }
  await cutUp(database.pool)
  const messages = conversations * MESSAGES_EACH
  const times = await timesOfSearches(server.address, person.token, records.search.path)
  yield {
    name: 'search of everything that was said, p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    limit: { atMost: 50 },
    sample: `${times.length} searches of several kinds in ${messages} messages of one person`,
  }
  await using browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/campaigns')
  await page.getByLabel('Email').fill(person.account.email)
  await page.getByLabel('Password', { exact: true }).fill(person.account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('link', { name: 'History', exact: true }).first().waitFor()
  for (const view of VIEWS) yield* opened(page, view, conversations)
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
