import type { AnswerFault, BrowserChoice } from '@placard/contract'
import type { ModelProvider, ModelRequest } from '@placard/language/models'

/** What a worker has to know of an engine of the page to ask it. */
export type ToldEngine = Pick<ModelProvider, 'engine' | 'bounds'>

/** A message from the page to a worker about an engine that the worker asked for. */
export type FromPageEngines =
  /** The engine that the worker requested; undefined when the page has none. */
  | { readonly type: 'engine'; readonly ask: number; readonly engine: ToldEngine | undefined }
  /** A piece of what an engine says. */
  | { readonly type: 'said'; readonly speech: number; readonly text: string }
  /** The engine has ended; with a fault when it gave no whole answer. */
  | { readonly type: 'spoken'; readonly speech: number; readonly fault: AnswerFault | undefined }

/** A message from a worker to the page about an engine that only the page can reach. */
export type ToPageEngines =
  /** The worker asks for an engine. */
  | { readonly type: 'need-engine'; readonly ask: number; readonly choice: BrowserChoice }
  /** The engine is to answer this request. */
  | { readonly type: 'speak'; readonly speech: number; readonly choice: BrowserChoice; readonly request: ModelRequest }
  /** Nobody waits for the answer any more. */
  | { readonly type: 'hush'; readonly speech: number }
