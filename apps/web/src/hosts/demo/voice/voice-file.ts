/** Where a voice, or what hears, lies once it was fetched. */
export interface VoiceCache {
  read(): Promise<Blob | undefined>
  keep(file: Blob): Promise<void>
  remove(): Promise<void>
}

/**
 * The browser's cache, where a file outlives the page and works offline. One that is denied or full keeps nothing: the
 * file then lasts as long as the page.
 */
export function voiceCache(caches: CacheStorage | undefined, name: string, path: string): VoiceCache {
  let inMemory: Blob | undefined

  async function attempt<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
    try {
      return caches && (await use(await caches.open(name)))
    } catch {
      return undefined
    }
  }

  return {
    read: async () => inMemory ?? (await attempt(async (cache) => (await cache.match(path))?.blob())),
    async keep(file) {
      const isKept = await attempt(async (cache) => {
        // files of older versions of the page
        for (const request of await cache.keys()) await cache.delete(request)
        await cache.put(path, new Response(file))
        return true
      })
      if (isKept !== true) inMemory = file
    },
    async remove() {
      inMemory = undefined
      await attempt((cache) => cache.delete(path))
    },
  }
}

/**
 * Fetches the voice and tells which share of it has come.
 * @throws where there is no network, the file is not there or it is not whole; the signal's reason when it was aborted.
 */
export async function fetchVoice(
  send: typeof fetch,
  { path, bytes }: { readonly path: string; readonly bytes: number },
  onRatio: (ratio: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const answer = await send(path, { signal })
  if (!answer.ok || answer.body === null) throw new Error(`the voice is not there: ${answer.status}`)
  // the length of what a server has packed again tells nothing of the file
  const isPackedAgain = answer.headers.has('content-encoding')
  const length = isPackedAgain ? 0 : Number(answer.headers.get('content-length'))
  const whole = length || bytes
  let come = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        come += chunk.byteLength
        onRatio(Math.min(1, come / whole))
        controller.enqueue(chunk)
      },
    }),
  )
  const file = await new Response(counted).blob()
  if (length > 0 && file.size !== length) throw new Error(`the voice has ${file.size} bytes, not ${length}`)
  return file
}
