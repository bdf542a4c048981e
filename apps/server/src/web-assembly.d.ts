// What this server uses of WebAssembly: the types of Node name no values of it, and those of browsers would bring the
// whole page with them.
export {}

declare global {
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array)
    }
    class Memory {
      /** Pages of 64 KiB. */
      constructor(size: { readonly initial: number })
      readonly buffer: ArrayBuffer
    }
    class Instance {
      constructor(module: Module, imports?: Readonly<Record<string, Readonly<Record<string, unknown>>>>)
      readonly exports: Readonly<Record<string, unknown>>
    }
  }
}
