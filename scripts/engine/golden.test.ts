import { readFileSync } from 'node:fs'
import { replay, stateHash } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { readLog } from './replay.ts'

/**
 * Logs of whole sessions as they were once written. What people have stored must read the same for ever: a change that
 * moves a hash here changes every stored session, so it needs an event of its own instead.
 */
const GOLDEN = [
  { campaign: 'climate-crisis-summit', seq: 711, hash: '90050b305c3323da', ends: 'stalemate', score: 0.618 },
  { campaign: 'trade-mediation', seq: 788, hash: 'eb35a5ccc2574aaf', ends: 'partial_resolution', score: 0.8 },
  {
    campaign: 'ukraine-humanitarian-crisis',
    seq: 701,
    hash: '2ce60d50df39332c',
    ends: 'partial_resolution',
    score: 0.89,
  },
]

describe('a recorded session', () => {
  it.each(GOLDEN)('of $campaign replays to the state it ended in', ({ campaign, seq, hash, ends, score }) => {
    const state = replay(readLog(readFileSync(new URL(`golden/${campaign}.jsonl`, import.meta.url), 'utf8')))
    expect(state.seq).toBe(seq)
    expect(state.conclusion).toMatchObject({ type: ends, score })
    expect(stateHash(state)).toBe(hash)
  })
})
