import { FloorCards } from './FloorCards.tsx'
import { Readings } from './Readings.tsx'

/** What the floor asks of the player, and what the chair asks about the player's own words. */
export function FloorAsks() {
  return (
    <>
      <FloorCards />
      <Readings />
    </>
  )
}
