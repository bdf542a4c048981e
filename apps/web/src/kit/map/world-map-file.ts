/** What `world-map.json` holds: the world in Equal Earth projection, on a grid whose y points down. */
export interface WorldMapFile {
  readonly width: number
  readonly height: number
  /** Path of the globe's edge. */
  readonly sphere: string
  /** Path of the meridians and parallels, every thirty degrees. */
  readonly graticule: string
  /** Views closer than the whole world: x, y, width, height. */
  readonly regions: Readonly<Record<string, readonly number[]>>
  /** Path of the land no member state's seat speaks for. */
  readonly land: string
  /** One entry a member state: where its pin stands, and its outline unless it is so small that it is a dot. */
  readonly states: readonly { readonly iso3: string; readonly x: number; readonly y: number; readonly d?: string }[]
}
