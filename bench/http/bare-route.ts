import Fastify from 'fastify'

/** What the framework does at best: one route with nothing around it, answering the JSON given. */
const [text = '{}'] = process.argv.slice(2)
const value: unknown = JSON.parse(text)
const app = Fastify()
app.get('/', async () => value)
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
