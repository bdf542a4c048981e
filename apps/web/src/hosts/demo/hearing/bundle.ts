/** Several files as one: the length of a table of contents, that table as JSON, and the files one after the other. */
const LENGTH_BYTES = 4

export function bundled(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const contents = new TextEncoder().encode(JSON.stringify([...files].map(([name, { length }]) => [name, length])))
  const sizes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const whole = new Uint8Array(LENGTH_BYTES + contents.length + sizes)
  new DataView(whole.buffer).setUint32(0, contents.length, true)
  let at = LENGTH_BYTES
  for (const part of [contents, ...files.values()]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** @throws where it is damaged. */
export function unbundled(whole: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true)
  let at = LENGTH_BYTES + length
  const contents: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(LENGTH_BYTES, at)))
  if (!Array.isArray(contents)) throw new TypeError('the bundle has no contents')
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of contents) {
    const [name, size]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (typeof name !== 'string' || typeof size !== 'number' || at + size > whole.length)
      throw new RangeError('the bundle is damaged')
    files.set(name, whole.subarray(at, at + size))
    at += size
  }
  return files
}
