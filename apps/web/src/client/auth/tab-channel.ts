/** A broadcast message to the other tabs of the same browser. */
export type TabMessage = 'signed-in' | 'signed-out'

export type TabChannel = {
  tell(message: TabMessage): void
  listen(react: (message: TabMessage) => void): void
}

export function browserTabChannel(): TabChannel {
  const channel = new BroadcastChannel('placard.session')
  return {
    tell: (message) => channel.postMessage(message),
    listen(react) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') react(data)
      })
    },
  }
}

/** Mutex across the tabs of this browser. Without Web Locks (an insecure origin) only within this tab. */
export function browserLock(name: string): <Result>(task: () => Promise<Result>) => Promise<Result> {
  return async (task) => {
    if (!('locks' in navigator)) return task()
    const held = await navigator.locks.request(name, async () => ({ result: await task() }))
    return held.result
  }
}
