import * as z from 'zod/mini'

const shapes = new WeakMap<z.core.$ZodType, Readonly<Record<string, unknown>>>()

/** The JSON Schema of a task's answer, computed once. */
export function shapeOf(wire: z.core.$ZodType): Readonly<Record<string, unknown>> {
  const known = shapes.get(wire)
  if (known !== undefined) return known
  const { $schema, ...shape } = z.toJSONSchema(wire)
  shapes.set(wire, shape)
  return shape
}
