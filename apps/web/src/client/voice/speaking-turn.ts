/** A right that one tab of a browser has: to speak, or to listen. */
export interface SpeakingTurn {
  /**
   * Takes it: a tab in front from whoever has it, one behind only if nobody does.
   * @param onLost called when another tab has taken it.
   * @returns the function that gives it back; undefined when another tab speaks.
   */
  take(onLost: () => void): Promise<(() => void) | undefined>
}

/**
 * @param name of the right.
 * @param locks undefined where pages have none, as on an insecure origin: then every tab has it.
 */
export function speakingTurn(name: string, locks: LockManager | undefined, isInFront: () => boolean): SpeakingTurn {
  return {
    async take(onLost) {
      if (locks === undefined) return () => undefined
      const held = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<(() => void) | undefined>()
      let isGivenBack = false
      const giveBack = () => {
        isGivenBack = true
        held.resolve()
      }
      locks
        .request(name, isInFront() ? { steal: true } : { ifAvailable: true }, (lock) => {
          answer.resolve(lock === null ? undefined : giveBack)
          return lock === null ? undefined : held.promise
        })
        .catch(() => {
          // another tab has stolen it; or the browser refuses locks altogether, and then nobody has to wait for one
          answer.resolve(giveBack)
          if (!isGivenBack) onLost()
        })
      return answer.promise
    },
  }
}
