import type { Topic, TopicInterest, TopicMeasure } from '../content.ts'

export type Force = 'mild' | 'usual' | 'strong'
export const FORCES: readonly Force[] = ['mild', 'usual', 'strong']

/** Forces by nearness to the one that is wanted. */
const NEAREST: Readonly<Record<Force, readonly Force[]>> = {
  mild: ['mild', 'usual', 'strong'],
  usual: ['usual', 'mild', 'strong'],
  strong: ['strong', 'usual', 'mild'],
}

interface Choice {
  readonly force: Force
  /** Whether the force counts for more than what the country asks for. */
  readonly isForceFirst?: boolean
  /** Turns the choice among those that are as good. */
  readonly variant: number
}

/**
 * The measures of a topic in the order in which a country would propose them: those it asks for, by nearness to the
 * force, then those it has nothing against; what it resists is left out.
 */
export function preferredMeasures(
  topic: Topic,
  interest: TopicInterest | undefined,
  { force, variant, isForceFirst = false }: Choice,
): readonly TopicMeasure[] {
  const [wants, resists] = [interest?.wants ?? [], interest?.resists ?? []]
  const byForce = NEAREST[force].map((one) => topic.measures[one].filter(({ id }) => !resists.includes(id)))
  const wanted = byForce.flatMap((measures) => measures.filter(({ id }) => wants.includes(id)))
  // at the usual force the country's own order holds
  const ordered =
    force === 'usual' ? [...wanted].sort((one, other) => wants.indexOf(one.id) - wants.indexOf(other.id)) : wanted
  const others = byForce.flatMap((measures) => measures.filter(({ id }) => !wants.includes(id)))
  const byNearness = byForce.flatMap((measures) => [
    ...measures.filter(({ id }) => wants.includes(id)),
    ...measures.filter(({ id }) => !wants.includes(id)),
  ])
  const all = isForceFirst ? byNearness : [...ordered, ...others]
  const at = all.length === 0 ? 0 : variant % all.length
  return [...all.slice(at), ...all.slice(0, at)]
}

/** The measure with an id. */
export function measureOf({ measures }: Topic, id: string): TopicMeasure | undefined {
  return FORCES.flatMap((force) => measures[force]).find((one) => one.id === id)
}
