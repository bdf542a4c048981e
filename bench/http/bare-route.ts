import Fastify from 'fastify'

/** Baseline: the framework with one route and nothing else, responding with the given JSON. */
const [text = '{}'] = process.argv.slice(2)
const value: unknown = JSON.parse(text)
const app = Fastify()
app.get('/', async () => value)
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
