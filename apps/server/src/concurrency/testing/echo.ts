import { parentPort, threadId } from 'node:worker_threads'

/** A thread that answers each word with its own number; at `crash` it ends, at `throw` it throws, at `hang` it never answers, and `slow` it answers late. */
parentPort?.on('message', (word: string) => {
  if (word === 'crash') process.exit(1)
  if (word === 'throw') throw new Error('thrown')
  if (word === 'slow') setTimeout(() => parentPort?.postMessage(threadId), 100)
  else if (word !== 'hang') parentPort?.postMessage(threadId)
})
