import process from 'node:process'
import { closeWaysOut } from './ways-out.ts'

/**
 * Main program of the process that reads one document. Standard input: the length of its name, the name, then its
 * bytes. Standard output: the result as JSON; then the process ends. It may read its own code and nothing else.
 */
const { stdin, stdout } = process
closeWaysOut()
const { readDocument } = await import('./read-document.ts')

const given = await everythingGiven()
// empty when the parent has no document, or is gone
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
