import { FloorCards } from './FloorCards.tsx'
import { Readings } from './Readings.tsx'

/** Cards that ask the player for an answer, and the chair's question about the player's text. */
export function FloorAsks() {
  return (
    <>
      <FloorCards />
      <Readings />
    </>
  )
}
