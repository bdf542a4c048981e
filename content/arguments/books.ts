/** One loader for each campaign that has a book, so that a page loads the book of its campaign alone. */
const BOOKS = {
  'climate-crisis-summit': async () => (await import('./climate-crisis-summit/book.ts')).book,
  'cybersecurity-alliance': async () => (await import('./cybersecurity-alliance/book.ts')).book,
  'nuclear-non-proliferation': async () => (await import('./nuclear-non-proliferation/book.ts')).book,
  'pandemic-preparedness': async () => (await import('./pandemic-preparedness/book.ts')).book,
  'trade-mediation': async () => (await import('./trade-mediation/book.ts')).book,
  'ukraine-humanitarian-crisis': async () => (await import('./ukraine-humanitarian-crisis/book.ts')).book,
}

function isCampaign(id: string): id is keyof typeof BOOKS {
  return Object.hasOwn(BOOKS, id)
}

/** Loads the arguments and voices of a campaign; undefined for one that has none. */
export async function argumentBook(campaignId: string) {
  return isCampaign(campaignId) ? BOOKS[campaignId]() : undefined
}
