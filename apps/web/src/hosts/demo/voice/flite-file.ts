/**
 * The embedded voice as a file of the build: CMU Flite in WebAssembly, packed by gzip so that what is told of its size is what
 * is transferred, wherever the page lies; servers leave that ending as it is. `bytes` is that size; the build fails when it is off by more than a hundredth.
 */
export const FLITE_FILE = { path: '/voice/flite-0.1.1.wasm.gz', version: '0.1.1', bytes: 14_531_611 } as const
