/** Spearman's rank correlation coefficient of two lists, −1 … 1. Equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [index, rank] of a.entries()) {
    const [da, db] = [rank - meanA, (b[index] ?? meanB) - meanB]
    ab += da * db
    aa += da * da
    bb += db * db
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb)
}

function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((x, y) => x.value - y.value)
  const ranks = values.map(() => 0)
  for (let first = 0; first < order.length; ) {
    let end = first + 1
    while (end < order.length && order[end]?.value === order[first]?.value) end += 1
    for (const { index } of order.slice(first, end)) ranks[index] = (first + end - 1) / 2
    first = end
  }
  return ranks
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
