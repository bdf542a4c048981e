/** A paragraph after a change, or why it is not changed, in a sentence. */
export type Attempt = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly says: string }
