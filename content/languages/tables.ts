/** Loaders of the tables of the languages besides English, each in chunks of its own. */
const TONGUES = {
  french: async () => {
    const [phrases, words, verbs, families, states] = await Promise.all([
      import('./french/phrases.json', { with: { type: 'json' } }),
      import('./french/words.json', { with: { type: 'json' } }),
      import('./french/verbs.json', { with: { type: 'json' } }),
      import('./french/families.json', { with: { type: 'json' } }),
      import('./french/states.json', { with: { type: 'json' } }),
    ])
    return { phrases, words, verbs, families, states }
  },
  spanish: async () => {
    const [phrases, words, verbs, families, states] = await Promise.all([
      import('./spanish/phrases.json', { with: { type: 'json' } }),
      import('./spanish/words.json', { with: { type: 'json' } }),
      import('./spanish/verbs.json', { with: { type: 'json' } }),
      import('./spanish/families.json', { with: { type: 'json' } }),
      import('./spanish/states.json', { with: { type: 'json' } }),
    ])
    return { phrases, words, verbs, families, states }
  },
}

type Agenda = () => Promise<{ readonly default: Readonly<Record<string, readonly string[]>> }>

/** The names of the agendas, one file for each shipped campaign. */
const AGENDAS: Readonly<Record<keyof typeof TONGUES, Readonly<Record<string, Agenda>>>> = {
  french: {
    'climate-crisis-summit': () => import('./french/campaigns/climate-crisis-summit.json', { with: { type: 'json' } }),
    'cybersecurity-alliance': () =>
      import('./french/campaigns/cybersecurity-alliance.json', { with: { type: 'json' } }),
    'nuclear-non-proliferation': () =>
      import('./french/campaigns/nuclear-non-proliferation.json', { with: { type: 'json' } }),
    'pandemic-preparedness': () => import('./french/campaigns/pandemic-preparedness.json', { with: { type: 'json' } }),
    'trade-mediation': () => import('./french/campaigns/trade-mediation.json', { with: { type: 'json' } }),
    'ukraine-humanitarian-crisis': () =>
      import('./french/campaigns/ukraine-humanitarian-crisis.json', { with: { type: 'json' } }),
  },
  spanish: {
    'climate-crisis-summit': () => import('./spanish/campaigns/climate-crisis-summit.json', { with: { type: 'json' } }),
    'cybersecurity-alliance': () =>
      import('./spanish/campaigns/cybersecurity-alliance.json', { with: { type: 'json' } }),
    'nuclear-non-proliferation': () =>
      import('./spanish/campaigns/nuclear-non-proliferation.json', { with: { type: 'json' } }),
    'pandemic-preparedness': () => import('./spanish/campaigns/pandemic-preparedness.json', { with: { type: 'json' } }),
    'trade-mediation': () => import('./spanish/campaigns/trade-mediation.json', { with: { type: 'json' } }),
    'ukraine-humanitarian-crisis': () =>
      import('./spanish/campaigns/ukraine-humanitarian-crisis.json', { with: { type: 'json' } }),
  },
}

/** Loads the tables of a language, with the names of a campaign's agenda where it is a shipped one. */
export async function tongueTables(tongue: keyof typeof TONGUES, campaignId: string) {
  const agenda = Object.hasOwn(AGENDAS[tongue], campaignId) ? AGENDAS[tongue][campaignId] : undefined
  const [{ phrases, words, verbs, families, states }, names] = await Promise.all([TONGUES[tongue](), agenda?.()])
  return {
    phrases: phrases.default,
    words: words.default,
    verbs: verbs.default,
    families: families.default,
    states: states.default,
    agenda: names?.default ?? {},
  }
}
