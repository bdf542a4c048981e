import * as z from 'zod'

const shapes = new WeakMap<z.ZodType, Readonly<Record<string, unknown>>>()

/** The JSON Schema of what a task asks for, worked out once. */
export function shapeOf(wire: z.ZodType): Readonly<Record<string, unknown>> {
  const known = shapes.get(wire)
  if (known !== undefined) return known
  const { $schema, ...shape } = z.toJSONSchema(wire)
  shapes.set(wire, shape)
  return shape
}
