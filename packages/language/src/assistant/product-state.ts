import { aboutOf, type Product } from './products/product.ts'

/** Products that can be about a country alone. */
const OF_COUNTRY: readonly string[] = ['brief', 'quiz', 'study-plan']

/** Whether a product lacks nothing that it must be about. */
export function isWhole(product: Product): boolean {
  const { topic, country } = aboutOf(product)
  return topic !== '' || (country !== undefined && OF_COUNTRY.includes(product.kind))
}
