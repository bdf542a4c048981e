import { escapedHtml } from '@placard/application'
import * as z from 'zod/mini'
import { type ArchivedChat, chatPagesOf, messagesOf } from './chats.ts'
import { archiveMessages as words } from './messages.en.ts'
import { type ArchiveSource, givenTables, tableRows, writtenColumns } from './personal-reader.ts'
import { type ArchivedSession, linesOf, sessionPagesOf } from './spoken.ts'

/** Tables that have pages of their own, or would repeat these. */
const TOLD: readonly string[] = ['conversations', 'chat_messages', 'sessions', 'session_events']

const Row = z.record(z.string(), z.unknown())

const STYLE = `body{margin:2rem auto;max-width:68ch;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#0d1d18;background:#f8fbf9}
h1,h2{font-family:Georgia,serif;font-weight:500}h2{margin-top:2.5rem}h3{font-size:.85rem;color:#3f4e48;margin:1.75rem 0 .25rem}time{font-weight:400;color:#5a6762}
article,li{overflow-wrap:anywhere}.plain{white-space:pre-wrap;margin:0}.user .plain{background:#eff4f1;border:1px solid #d5ddd9;border-radius:8px;padding:.6rem .9rem}
table{display:block;overflow-x:auto;border-collapse:collapse}th,td{border-bottom:1px solid #d5ddd9;padding:.35rem .8rem .35rem 0;text-align:start;vertical-align:top;font-size:.85rem;max-width:40ch}a{color:#155d44}
@media(prefers-color-scheme:dark){body{color:#eef1ec;background:#06120e}.user .plain,th,td{border-color:#273730}h3,time{color:#b3beb8}.user .plain{background:#0d1c16}a{color:#7fd1b0}}`

/** A page without anything that runs or is loaded. */
function head(title: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapedHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapedHtml(title)}</h1>\n`
}

const FOOT = '</main></body></html>\n'
const BACK = `<p><a href="../index.html">${words.back}</a></p>\n`

/** An instant as PostgreSQL writes it, without its fractions of a second. */
function moment(text: string): string {
  return `${text.slice(0, 16).replace('T', ' ')} UTC`
}

const timeTag = (text: string) => `<time datetime="${escapedHtml(text)}">${moment(text)}</time>`

/** The first page: what there is, with links to chats and sessions, and everything else as tables. */
export async function* indexPage(source: ArchiveSource): AsyncGenerator<string> {
  const { from, to } = source.range
  yield head(words.title)
  yield `<p>${words.builtOn(moment(source.builtAt.toISOString()))}`
  if (from !== undefined || to !== undefined) yield ` ${words.days(from, to)}`
  yield `</p>\n<p>${words.files}</p>\n<p>${words.importing}</p>\n`
  yield* linkList(words.chats, words.noChats, linksTo(chatPagesOf(source), chatPageName))
  yield* linkList(words.sessions, words.noSessions, linksTo(sessionPagesOf(source), sessionPageName))
  yield `<h2>${words.rest}</h2>\n`
  for (const table of givenTables()) if (!TOLD.includes(table)) yield* tableOf(source, table)
  yield FOOT
}

async function* linkList(title: string, none: string, links: AsyncIterable<string>): AsyncGenerator<string> {
  yield `<h2>${title}</h2>\n<ul>\n`
  let isEmpty = true
  for await (const link of links) {
    isEmpty = false
    yield link
  }
  yield isEmpty ? `<li>${none}</li></ul>\n` : '</ul>\n'
}

/** Pages with their numbers, from 1. */
export async function* numbered<Item>(
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<{ readonly page: number; readonly items: readonly Item[] }> {
  let page = 0
  for await (const items of pages) {
    page += 1
    yield { page, items }
  }
}

interface Titled {
  readonly id: string
  readonly title: string
  readonly createdAt: string
}

async function* linksTo(
  pages: AsyncIterable<readonly Titled[]>,
  nameOf: (page: number) => string,
): AsyncGenerator<string> {
  for await (const { page, items } of numbered(pages)) {
    for (const { id, title, createdAt } of items) {
      yield `<li><a href="${nameOf(page)}#${id}">${escapedHtml(title)}</a> ${timeTag(createdAt)}</li>\n`
    }
  }
}

/** The name of a page of chats in the archive. */
export const chatPageName = (page: number) => `chats/${page}.html`
/** The name of a page of sessions in the archive. */
export const sessionPageName = (page: number) => `sessions/${page}.html`

/** Some chats, each with all its branches in the order in which they were written. */
export async function* chatPage(
  { tx, onSteps }: ArchiveSource,
  chats: readonly ArchivedChat[],
  page: number,
): AsyncGenerator<string> {
  yield head(words.page(words.chats, page)) + BACK
  for (const chat of chats) {
    yield `<section id="${chat.id}"><h2>${escapedHtml(chat.title)}</h2>\n`
    for await (const messages of messagesOf(tx, chat.id)) {
      const shown = messages.map(
        ({ role, content, timestamp }) =>
          `<article class="${role}"><h3>${role === 'user' ? words.you : words.assistant} ${timeTag(timestamp)}</h3><p class="plain">${escapedHtml(content)}</p></article>\n`,
      )
      yield shown.join('')
    }
    yield '</section>\n'
    onSteps(1)
  }
  yield FOOT
}

/** What was said in some sessions. */
export async function* sessionPage(
  source: ArchiveSource,
  sessions: readonly ArchivedSession[],
  page: number,
): AsyncGenerator<string> {
  yield head(words.page(words.sessions, page)) + BACK
  for (const session of sessions) {
    yield `<section id="${session.id}"><h2>${escapedHtml(session.title)}</h2>\n`
    for await (const lines of linesOf(source, session.id)) {
      const shown = lines.map(
        ({ at, seat, words: said }) =>
          `<article><h3>${escapedHtml((seat ?? '').toUpperCase())} ${timeTag(at)}</h3><p class="plain">${escapedHtml(said)}</p></article>\n`,
      )
      yield shown.join('')
    }
    yield '</section>\n'
    source.onSteps(1)
  }
  yield FOOT
}

async function* tableOf(source: ArchiveSource, table: string): AsyncGenerator<string> {
  const columns = writtenColumns(table)
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapedHtml(text)}</${tag}>`).join('')}</tr>\n`
  let isBegun = false
  for await (const rows of tableRows(source, table)) {
    if (!isBegun) yield `<h3>${named(table)}</h3>\n<table>${cells('th', columns.map(named))}`
    isBegun = true
    for (const text of rows) {
      const row = Row.parse(JSON.parse(text))
      yield cells(
        'td',
        columns.map((column) => shown(row[column])),
      )
    }
  }
  if (isBegun) yield '</table>\n'
}

const named = (name: string) => name.replaceAll('_', ' ')

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
