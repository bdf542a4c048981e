import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CLI = join(import.meta.dirname, 'cli.ts')
const GAMES = join(import.meta.dirname, '../../packages/engine/src/research/games/fixtures/scorable-games.json')
const folder = mkdtempSync(join(tmpdir(), 'placard-games-'))

function engine(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const party = { name: 'a', threshold: 1, scores: [[1, 2]] }

describe('engine solve', () => {
  it('prints the facts of each game of a file by its name', () => {
    const { code, out } = engine('solve', GAMES)
    expect(code).toBe(0)
    const facts = JSON.parse(readFileSync(GAMES, 'utf8'))
    const printed = JSON.parse(out)
    expect(Object.keys(printed)).toEqual(Object.keys(facts))
    for (const name of Object.keys(facts)) {
      const { deals, passing, unanimous, paretoCount, egalitarian, kalaiSmorodinsky, nash } = facts[name]
      expect(printed[name]).toMatchObject({ deals, passing, unanimous, paretoCount, egalitarian, kalaiSmorodinsky })
      expect(printed[name].nash).toEqual({ deal: nash.deal, product: nash.product })
    }
  })

  it('prints a single game without a name around it', () => {
    const { out } = engine('solve', file('single.json', JSON.stringify({ agents: [party, party] })))
    expect(JSON.parse(out)).toMatchObject({ deals: 2, passing: 2, unanimous: 2, nash: { deal: 'A2', product: 1 } })
  })

  it.each([
    { text: '{', says: 'is not JSON', because: 'it is cut off' },
    { text: '{"agents":[{"name":"a"}]}', says: 'agents must hold 2', because: 'there is one party' },
    {
      text: JSON.stringify({ g: { agents: [party, { ...party, threshold: null }] } }),
      says: 'g.agents[1].threshold',
      because: 'null is no number',
    },
  ])('answers 1 and "$says", $because', ({ text, says }) => {
    const { code, out, err } = engine('solve', file('bad.json', text))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
    expect(err).not.toContain('    at ')
  })

  it.each([
    { args: ['solve'], code: 2, says: 'Usage', because: 'no file is named' },
    { args: ['solve', 'nowhere.json'], code: 1, says: 'cannot be read', because: 'there is no such file' },
    { args: ['solv'], code: 2, says: 'Which command?', because: 'there is no such command' },
    { args: ['toString'], code: 2, says: 'Which command?', because: 'what every object has is no command' },
    { args: [], code: 2, says: 'Which command?', because: 'no command is named' },
  ])('engine $args answers $code and "$says", $because', ({ args, code, says }) => {
    const answer = engine(...args)
    expect(answer.code).toBe(code)
    expect(answer.err).toContain(says)
  })
})

describe('engine negotiate', () => {
  it('prints shares of the seeds played, alike every time', () => {
    const { code, out } = engine('negotiate', GAMES, '--seeds', '6')
    expect(code).toBe(0)
    const printed = JSON.parse(out)
    expect(Object.keys(printed)).toEqual(['base', 'base_7players', 'game1'])
    for (const measure of Object.values<Record<string, unknown>>(printed)) {
      expect(Object.keys(measure)).toEqual([
        'seeds',
        'passing',
        'unanimous',
        'medianNashRatio',
        'paretoOptimal',
        'greedy',
      ])
      expect(measure).toMatchObject({ seeds: 6, greedy: null })
    }
    expect(engine('negotiate', GAMES, '--seeds', '6').out).toBe(out)
  })

  it('names the greedy party, found by its name or its role', () => {
    const byRole = JSON.parse(engine('negotiate', GAMES, '--seeds', '3', '--greedy', 'p1').out)
    expect([byRole.base.greedy, byRole.game1.greedy]).toEqual(['SportCo', 'government'])
    const byName = JSON.parse(engine('negotiate', GAMES, '--seeds', '3', '--greedy', 'sportco').out)
    expect([byName.base.greedy, byName.game1.greedy]).toEqual(['SportCo', null])
  })

  it.each([
    { args: [GAMES, '--seeds', '0'], code: 2, says: '--seeds', because: 'nothing would be played' },
    { args: [GAMES, '--seeds', 'many'], code: 2, says: '--seeds', because: 'it is no number' },
    { args: [GAMES, '--seed', '3'], code: 2, says: '--seed', because: 'there is no such option' },
    { args: [], code: 2, says: 'name one file', because: 'no file is named' },
    { args: [GAMES, '--greedy', 'Nobody'], code: 1, says: 'SportCo', because: 'it lists who there is' },
  ])('$args answers $code and "$says", $because', ({ args, code, says }) => {
    const answer = engine('negotiate', ...args)
    expect(answer.code).toBe(code)
    expect(answer.err).toContain(says)
  })
})
