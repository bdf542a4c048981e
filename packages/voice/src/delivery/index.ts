export { deliveryOf, type HeardPart } from './delivery.ts'
export { type SpokenPart, spokenPart } from './spoken-part.ts'
