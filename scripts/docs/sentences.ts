import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../check/program.ts'
import { keptList, presentSentences, SENTENCE_FILE } from './sentences/sentence-file.ts'
import { listOf, listText, markRead, unreadIn } from './sentences/sentence-list.ts'

/**
 * Lists every sentence that the interface shows, with the mark of who has read it: `node scripts/docs/sentences.ts`. It
 * prints the unread ones; `--read "second reader"` marks them as read today, with an optional `--remark`.
 */
const { values } = parseArgs({ options: { read: { type: 'string' }, remark: { type: 'string' } } })
const list = listOf(await presentSentences(), keptList())
const unread = unreadIn(list)
for (const line of unread) console.log(line)
const date = new Date().toISOString().slice(0, 10)
const remark = values.remark === undefined ? {} : { remark: values.remark }
const written = values.read === undefined ? list : markRead(list, { by: values.read, date, ...remark })
writeFileSync(join(ROOT, SENTENCE_FILE), listText(written))
console.log(`wrote ${SENTENCE_FILE}: ${unread.length} ${values.read === undefined ? 'unread' : 'newly read'}`)
