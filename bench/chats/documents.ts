import { createHash } from 'node:crypto'
import { ChatAttachment, chatAttachments, pathOf, successReply } from '@placard/contract'
import { aPdf, aZip, docxEntries } from '../../apps/server/src/testing/documents.ts'
import { type BenchOptions, type Figure, percentile, sampled } from '../figure.ts'
import { type BenchServer, memoryOf, peakMemory, temporaryServer } from '../processes.ts'
import { Visitor } from '../visitor.ts'

const ROUNDS = 20
/** Sampling interval of the memory while a document is read, in ms. */
const LOOK_MS = 50
/** Lines per page of text that hardly compresses, so that a file of a given size holds much of it. */
const LINES_A_PAGE = 48

/** Latency of an upload until the file's text is stored, over HTTP on loopback, and the server's peak memory growth. */
export async function documents(options: BenchOptions): Promise<readonly Figure[]> {
  await using server = await temporaryServer()
  const { token } = await Visitor.join(server.address)
  const rounds = sampled(ROUNDS, options, 5)
  const before = (await memoryOf(server)).server
  const peak = peakMemory(server, LOOK_MS)
  const pdf = await timed(server, token, 'report.pdf', aLargePdf(1_000_000), rounds)
  const docx = await timed(server, token, 'paper.docx', aLargeDocx(500_000), rounds)
  const grownMb = (await peak.stop()) - before
  return [
    ...figuresOf('a PDF of 1 MB: uploaded to text', pdf, rounds),
    ...figuresOf('a Word document of 500 kB: uploaded to text', docx, rounds),
    { name: 'memory the server takes to read them, most', value: grownMb, unit: 'MB', limit: { atMost: 400 } },
  ]
}

function figuresOf(name: string, times: readonly number[], rounds: number): readonly Figure[] {
  const sample = `${rounds} files one after the other`
  return [
    { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms', limit: { atMost: 3_000 }, sample },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', sample },
  ]
}

async function timed(server: BenchServer, token: string, name: string, bytes: Buffer, rounds: number) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const path = pathOf(chatAttachments.add, { attachmentId: crypto.randomUUID() })
    const since = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(server.address + path, { method: 'POST', headers, body: form })
    const body: unknown = await answer.json()
    times.push(performance.now() - since)
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`)
    if (successReply(ChatAttachment).parse(body).data.length === 0) throw new Error(`${name} was not read`)
  }
  return times
}

/** Random words, the same in every run. */
function wordsOf(seed: number, count: number): string {
  return Array.from({ length: count }, (_, at) =>
    createHash('sha256').update(`${seed}.${at}`).digest('base64url').slice(0, 9),
  ).join(' ')
}

function aLargePdf(leastBytes: number): Buffer {
  const page = (seed: number) =>
    Array.from({ length: LINES_A_PAGE }, (_, line) => wordsOf(seed * LINES_A_PAGE + line, 9)).join('\n')
  const bytesAPage = aPdf([page(0), page(1)]).length - aPdf([page(0)]).length
  return aPdf(Array.from({ length: Math.ceil(leastBytes / bytesAPage) }, (_, seed) => page(seed)))
}

/** A worst case for parsing: every word is a run of its own, as editors leave it after corrections. */
function aLargeDocx(leastBytes: number): Buffer {
  const paragraph = (seed: number) => {
    const runs = wordsOf(seed, 60).split(' ')
    const marked = runs.map(
      (word) =>
        `<w:r w:rsidR="00A77B3E"><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${word} </w:t></w:r>`,
    )
    return `<w:p>${marked.join('')}</w:p>`
  }
  const aDocx = (count: number) =>
    aZip(docxEntries(Array.from({ length: count }, (_, seed) => paragraph(seed)).join('')))
  const bytesAParagraph = (aDocx(40).length - aDocx(20).length) / 20
  return aDocx(Math.ceil(leastBytes / bytesAParagraph))
}
