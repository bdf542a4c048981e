import type { CampaignWordsPort, Worded } from '@placard/application'
import type { LanguageTask, TaskRunner } from '@placard/language/models'
import { aiCharactersTask, autonomousTask, choiceTask, crisisTask, playerCharacterTask } from './tasks.ts'

/** Cache size: facts whose words are kept, so that a repeated call costs nothing and answers the same. */
const KEPT = 500

/**
 * Rephrases the engine's answers through the task runner. The same facts have the same words until this server
 * restarts.
 */
export function createCampaignWords(tasks: TaskRunner): CampaignWordsPort {
  const kept = new Kept()
  const worded = <Facts, Words, Wire>(
    task: LanguageTask<Facts, Words, Wire>,
    memory: Memory<Words>,
    facts: Facts,
    userId: string,
  ): Promise<Worded<Words>> =>
    memory.recall(JSON.stringify(facts), async () => {
      const { value, engine } = await tasks.run(task, facts, { userId })
      return { words: value, engine }
    })
  return {
    playerCharacter: (facts, userId) => worded(playerCharacterTask, kept.player, facts, userId),
    aiCharacters: (facts, userId) => worded(aiCharactersTask, kept.others, facts, userId),
    crisis: (facts, userId) => worded(crisisTask, kept.crises, facts, userId),
    choice: (facts, userId) => worded(choiceTask, kept.choices, facts, userId),
    autonomous: (facts, userId) => worded(autonomousTask, kept.events, facts, userId),
  }
}

/** One cache for each kind of words. */
class Kept {
  readonly player = new Memory<readonly string[]>()
  readonly others = new Memory<ReadonlyMap<string, readonly string[]>>()
  readonly crises = new Memory<string>()
  readonly choices = new Memory<readonly string[]>()
  readonly events = new Memory<readonly string[]>()
}

/** LRU cache of words by their facts; concurrent callers share one request. */
class Memory<Words> {
  private readonly words = new Map<string, Promise<Worded<Words>>>()

  recall(facts: string, make: () => Promise<Worded<Words>>): Promise<Worded<Words>> {
    const known = this.words.get(facts)
    if (known !== undefined) {
      // the most recently used last: the first is evicted
      this.words.delete(facts)
      this.words.set(facts, known)
      return known
    }
    const made = make()
    this.words.set(facts, made)
    const forget = () => {
      if (this.words.get(facts) === made) this.words.delete(facts)
    }
    // built-in words are not cached: they cost nothing, and a model may answer the next time
    made.then(({ engine }) => engine.rung === 'embedded' && forget(), forget)
    const [oldest] = this.words.keys()
    if (this.words.size > KEPT && oldest !== undefined) this.words.delete(oldest)
    return made
  }
}
