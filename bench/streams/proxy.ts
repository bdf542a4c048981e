import { createServer } from 'node:http'

/** Minimal proxy between a page and a model, as the baseline: forwards the stream of the given address unchanged. */
const [target = ''] = process.argv.slice(2)

const server = createServer((request, response) => {
  request.resume()
  request.once('end', async () => {
    const { body } = await fetch(target, { method: 'POST', body: '{}' })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for await (const piece of body ?? []) response.write(piece)
    response.end()
  })
})

server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound === 'object') console.log(`ready: http://127.0.0.1:${bound.port}`)
})

// ends when the parent process has exited
process.stdin.resume().once('end', () => process.exit())
