/** One training text: its features, its label, and its weight. */
export interface Example {
  readonly label: string
  readonly features: ReadonlySet<string>
  readonly weight: number
}

/** A multinomial logistic regression: for each feature its weights by label, as integers. */
export interface Model {
  readonly labels: readonly string[]
  readonly rows: ReadonlyMap<string, ReadonlyMap<number, number>>
}

const EPOCHS = 15
const RATE = 0.3
const DECAY = 0.001
/** Errors below this are skipped, which saves most of the time. */
const NEGLIGIBLE = 0.0005
/** Number of weights kept (pruning): 80,000 were no more accurate on held-out authors. */
const KEPT = 60_000
const MOST_STEPS = 31
/**
 * Dropout: share of a text's features hidden in each pass, so that no single feature is relied on (Srivastava and
 * others 2014): new authors leave out words that the others always use.
 */
const HIDDEN_RATIO = 0.4

/** Seeded random numbers from 0 to 1, the same on every machine (a linear congruential generator). */
function drawing(): () => number {
  let state = 1
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

function shuffle(list: number[], draw: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1))
    const kept = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = kept
  }
}

interface Fitted {
  readonly features: readonly string[]
  readonly weights: Float64Array
}

type Mask = ReadonlyMap<string, readonly number[]>

function shares(sums: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const sum of sums) most = Math.max(most, sum)
  let total = 0
  for (const [at, sum] of sums.entries()) {
    const odds = Math.exp(sum - most)
    sums[at] = odds
    total += odds
  }
  for (const [at, odds] of sums.entries()) sums[at] = odds / total
}

/** Stochastic gradient descent with AdaGrad's step sizes (Duchi, Hazan & Singer 2011) over the weights of the mask. */
function fit(examples: readonly Example[], labels: readonly string[], mask: Mask): Fitted {
  const features = [...mask.keys()]
  const ids = new Map(features.map((feature, id) => [feature, id]))
  const active = features.map((feature) => mask.get(feature) ?? [])
  const size = labels.length
  const weights = new Float64Array(features.length * size)
  const squares = new Float64Array(features.length * size)
  const sums = new Float64Array(size)
  const known = examples.map((one) => [...one.features].map((name) => ids.get(name) ?? -1).filter((id) => id >= 0))
  const meant = examples.map(({ label }) => labels.indexOf(label))
  const order = examples.map((_, at) => at)
  const draw = drawing()
  const learn = (at: number) => {
    const own = (known[at] ?? []).filter(() => draw() >= HIDDEN_RATIO)
    sums.fill(0)
    for (const id of own) for (const k of active[id] ?? []) sums[k] = (sums[k] ?? 0) + (weights[id * size + k] ?? 0)
    for (const [k, sum] of sums.entries()) sums[k] = sum / (1 - HIDDEN_RATIO)
    shares(sums)
    const target = meant[at] ?? 0
    sums[target] = (sums[target] ?? 0) - 1
    for (const id of own) {
      for (const k of active[id] ?? []) {
        const miss = sums[k] ?? 0
        if (Math.abs(miss) < NEGLIGIBLE) continue
        const place = id * size + k
        const slope = (examples[at]?.weight ?? 1) * miss + DECAY * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt((squares[place] ?? 0) + 1)
      }
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, draw)
    for (const at of order) learn(at)
  }
  return { features, weights }
}

function counted(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Magnitude pruning: the weights that matter most, i.e. large ones of frequent features. */
function strongest({ features, weights }: Fitted, size: number, counts: ReadonlyMap<string, number>): Mask {
  const all = features.flatMap((feature, id) => {
    const often = Math.sqrt(counts.get(feature) ?? 0)
    return Array.from({ length: size }, (_, k) => ({ feature, k, much: Math.abs(weights[id * size + k] ?? 0) * often }))
  })
  const mask = new Map<string, number[]>()
  for (const { feature, k } of all.sort((a, b) => b.much - a.much).slice(0, KEPT)) {
    mask.set(feature, [...(mask.get(feature) ?? []), k])
  }
  return mask
}

/**
 * Trains twice: on every feature that occurs twice, then on the strongest weights alone. `step` is the quantisation
 * step.
 */
export function trained(examples: readonly Example[], step: number): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const every = labels.map((_, k) => k)
  const counts = counted(examples)
  const often = [...counts].filter(([, count]) => count > 1).map(([feature]) => [feature, every] as const)
  const mask = strongest(fit(examples, labels, new Map(often)), labels.length, counts)
  const { features, weights } = fit(examples, labels, mask)
  const rows = features.map((feature, id) => {
    const own = (mask.get(feature) ?? []).map((k) => {
      const steps = Math.round((weights[id * labels.length + k] ?? 0) / step)
      return [k, Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps))] as const
    })
    return [feature, new Map(own.filter(([, steps]) => steps !== 0))] as const
  })
  return { labels, rows: new Map(rows.filter(([, own]) => own.size > 0)) }
}

/** The model's probability of each label. */
export function sharesOf(model: Model, features: ReadonlySet<string>, step: number): ReadonlyMap<string, number> {
  const sums = new Float64Array(model.labels.length)
  for (const feature of features) {
    for (const [k, steps] of model.rows.get(feature) ?? []) sums[k] = (sums[k] ?? 0) + steps * step
  }
  shares(sums)
  return new Map(model.labels.map((label, k) => [label, sums[k] ?? 0]))
}
