/** The parts of TopoJSON the atlas uses: areas are lists of arcs, and neighbours share theirs. */
export interface Atlas {
  readonly type: 'Topology'
  readonly objects: { countries: { type: 'GeometryCollection'; geometries: Area[] } }
  readonly arcs: number[][][]
  readonly transform?: { scale: [number, number]; translate: [number, number] } | undefined
}

type Named = { properties?: { name?: string } | undefined }
export type MultiPolygon = { type: 'MultiPolygon'; arcs: number[][][] } & Named
export type Area = ({ type: 'Polygon'; arcs: number[][] } & Named) | MultiPolygon
