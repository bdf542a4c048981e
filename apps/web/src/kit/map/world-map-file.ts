/** The format of `world-map.json`: the world in Equal Earth projection, on a grid whose y points down. */
export interface WorldMapFile {
  readonly width: number
  readonly height: number
  /** Path of the globe's outline. */
  readonly sphere: string
  /** Path of the meridians and parallels, every thirty degrees. */
  readonly graticule: string
  /** Zoomed views of regions: x, y, width, height. */
  readonly regions: Readonly<Record<string, readonly number[]>>
  /** Path of the land that belongs to no member state. */
  readonly land: string
  /** One entry per member state: the position of its pin, and its outline unless it is so small that it is a dot. */
  readonly states: readonly { readonly iso3: string; readonly x: number; readonly y: number; readonly d?: string }[]
}
