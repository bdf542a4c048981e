/**
 * Takes the place of `blob-polyfill`, which the recogniser asks for: every browser here has blobs of its own, and the
 * polyfill looks for a document, which workers have not.
 */
export const { Blob } = globalThis
