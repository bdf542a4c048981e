import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { chatFile, chatPagesOf, countChats } from './chats.ts'
import { type ArchiveSource, askedRows, givenTables, rowsOf, tableRows, writtenColumns } from './personal-reader.ts'
import { chatPage, chatPageName, indexPage, numbered, sessionPage, sessionPageName } from './readable-pages.ts'
import { csvLine } from './safe-cells.ts'
import { countSessions, sessionPagesOf } from './spoken.ts'

/** A file of an archive; its pieces are made while they are read. */
export interface ArchiveFile {
  readonly name: string
  readonly pieces: AsyncIterable<string | Uint8Array>
}

/** Rows are read for a table as JSON, for one as CSV, and conversations for the export of chats and for their pages. */
const READINGS = 2

const Row = z.record(z.string(), z.unknown())

const ENDINGS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}

/** Number of steps that the files of an archive take altogether. */
export async function countSteps(source: Pick<ArchiveSource, 'tx' | 'userId' | 'range'>): Promise<number> {
  const { tx, userId, range } = source
  let steps = READINGS * (await countChats(tx, userId, range)) + (await countSessions(source))
  for (const table of givenTables()) {
    const { rows } = await tx.execute<{ found: number }>(
      sql`select count(*)::int as found from ${sql.identifier(table)} where ${askedRows(table, userId, range)}`,
    )
    steps += READINGS * (rows[0]?.found ?? 0)
  }
  return steps
}

/** All files of an archive but its manifest, one after the other: nobody reads two at once. */
export async function* archiveFiles(source: ArchiveSource): AsyncGenerator<ArchiveFile> {
  const day = source.builtAt.toISOString().slice(0, 10)
  yield { name: 'index.html', pieces: indexPage(source) }
  yield { name: `placard-chats-${day}.json`, pieces: chatFile(source) }
  for (const table of givenTables()) {
    // not `conversations.json`: by that name imports of chats know other exports
    yield { name: `data/${table}.rows.json`, pieces: jsonOf(source, table) }
    yield { name: `data/${table}.csv`, pieces: csvOf(source, table) }
  }
  for await (const { page, items } of numbered(chatPagesOf(source))) {
    yield { name: chatPageName(page), pieces: chatPage(source, items, page) }
  }
  for await (const { page, items } of numbered(sessionPagesOf(source))) {
    yield { name: sessionPageName(page), pieces: sessionPage(source, items, page) }
  }
  yield* attachedTexts(source)
  yield* recordings(source)
}

async function* jsonOf(source: ArchiveSource, table: string): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of tableRows(source, table)) {
    yield before + rows.join(',\n')
    before = ',\n'
    source.onSteps(rows.length)
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(source: ArchiveSource, table: string): AsyncGenerator<string> {
  const columns = writtenColumns(table)
  yield csvLine(columns)
  for await (const rows of tableRows(source, table)) {
    const lines = rows.map((text) => {
      const row = Row.parse(JSON.parse(text))
      return csvLine(columns.map((column) => row[column]))
    })
    yield lines.join('')
    source.onSteps(rows.length)
  }
}

/** The texts of attached documents: of a document its text is what is kept. */
async function* attachedTexts({ tx, userId, range }: ArchiveSource): AsyncGenerator<ArchiveFile> {
  const asked = askedRows('chat_attachments', userId, range)
  const query = sql`select json_build_object('id', id, 'text', text) as row from chat_attachments where ${asked}`
  for await (const rows of rowsOf<{ id: string; text: string }>(tx, query, 1)) {
    for (const { id, text } of rows) yield { name: `files/${id}.txt`, pieces: whole(text) }
  }
}

async function* recordings({ tx, userId, range }: ArchiveSource): AsyncGenerator<ArchiveFile> {
  const asked = askedRows('recordings', userId, range)
  const query = sql`select json_build_object('id', id, 'type', media_type) as row from recordings where ${asked}`
  for await (const rows of rowsOf<{ id: string; type: string }>(tx, query)) {
    for (const { id, type } of rows) {
      const found = await tx.execute<{ sound: Uint8Array }>(sql`select sound from recordings where id = ${id}::uuid`)
      const sound = found.rows[0]?.sound
      if (sound !== undefined) yield { name: `recordings/${id}.${ENDINGS[type] ?? 'bin'}`, pieces: whole(sound) }
    }
  }
}

async function* whole<Piece extends string | Uint8Array>(piece: Piece): AsyncGenerator<Piece> {
  yield piece
}
