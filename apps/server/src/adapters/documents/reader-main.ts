import process from 'node:process'
import { closeWaysOut } from './ways-out.ts'

/**
 * The process that reads one document: the length of its name and the name, then its bytes come by standard input; what was
 * read goes out as JSON, and the process ends. It is started with the rights to read its own code and nothing else.
 */
const { stdin, stdout } = process
closeWaysOut()
const { readDocument } = await import('./read-document.ts')

const given = await everythingGiven()
// nothing comes where whoever started this has no document, or is gone
if (given.length > 0) {
  const nameEnd = 4 + given.readUInt32LE(0)
  const reading = await readDocument(given.subarray(nameEnd), given.subarray(4, nameEnd).toString())
  stdout.write(JSON.stringify(reading))
}

async function everythingGiven(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}
