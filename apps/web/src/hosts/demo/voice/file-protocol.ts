/** A message to a worker with a file; `open` comes first and once. */
export type ToFileWorker<Order> =
  | { readonly type: 'open'; readonly file: Blob }
  | { readonly type: 'order'; readonly id: number; readonly order: Order }

export type FromFileWorker<Answer> =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number }
  /** The file is damaged, or this browser cannot run it. */
  | { readonly type: 'unusable' }
