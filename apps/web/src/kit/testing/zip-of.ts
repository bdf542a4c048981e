import { deflateRawSync } from 'node:zlib'

interface Packed {
  readonly name: string
  readonly text: string
  /** Stored without compression. */
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
}

function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      if (bytes === 2) part.writeUInt16LE(value)
      else part.writeUInt32LE(value)
      return part
    }),
  )
}

/** A zip as common tools write it, without checksums: its reader here does not check them. */
export function zipOf(files: readonly Packed[]): Blob {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, text, isStored = false, isEncrypted = false } of files) {
    const title = Buffer.from(name)
    const data = isStored ? Buffer.from(text) : deflateRawSync(text)
    const flags = isEncrypted ? 1 : 0
    const about = numbers(
      [20, 2],
      [flags, 2],
      [isStored ? 0 : 8, 2],
      [0, 4],
      [0, 4],
      [data.length, 4],
      [text.length, 4],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), about, numbers([title.length, 2], [0, 2]), title, data])
    const tail = numbers([title.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    list.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), about, tail, title]))
    bodies.push(local)
    at += local.length
  }
  const contents = Buffer.concat(list)
  const counts = numbers([0, 2], [0, 2], [files.length, 2], [files.length, 2])
  const end = Buffer.concat([numbers([0x06054b50, 4]), counts, numbers([contents.length, 4], [at, 4], [0, 2])])
  return new Blob([new Uint8Array(Buffer.concat([...bodies, contents, end]))])
}
