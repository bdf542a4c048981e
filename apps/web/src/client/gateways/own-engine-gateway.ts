import type { OwnEngine, OwnEngineDraft, OwnEngineTry } from '@placard/contract'

/** Gateway to the models that a user has added. */
export interface OwnEngineGateway {
  /** Where the keys of vendors are kept and vendors are called from; the user's own computer is always called by the browser. */
  readonly calledFrom: 'browser' | 'server'
  /** Offers the models that this page asks itself among its engines, until the signal aborts. */
  offer(left: AbortSignal): void
  /** `isAllowed`: whether the host lets such models be added and asked. */
  list(): Promise<{ readonly engines: readonly OwnEngine[]; readonly isAllowed: boolean }>
  /** Adds a model; its key is encrypted and never given out again. */
  add(draft: OwnEngineDraft): Promise<OwnEngine>
  /** Deletes a model and its key at once. */
  remove(id: string): Promise<void>
  /** Tries a model without adding it, and without using tokens. */
  test(draft: OwnEngineDraft, signal: AbortSignal): Promise<OwnEngineTry>
}
