import type { Campaign, CampaignCrisis, CampaignIssue } from '@placard/contract'

const AXES = ['me', 'nu', 'di', 'hr', 'co', 'ec'] as const
const MODES = ['collaborative', 'balanced', 'challenging', 'gentle'] as const

interface CampaignChanges extends Partial<Campaign> {
  /** Alternates of the authored seats, by country; by default EEE, FFF, GGG and HHH. */
  readonly alternates?: Readonly<Record<string, readonly string[]>>
}

/**
 * A small valid campaign: five issues of four options, seats for AAA to DDD, four crises of three choices. Ids are
 * `issue-0`, `issue-0-option-2`, `crisis-1`, `crisis-1-choice-0`.
 */
export function aCampaign({ alternates = {}, ...changes }: CampaignChanges = {}): Campaign {
  return {
    schemaVersion: 1,
    id: 'test-campaign',
    title: 'Test Campaign',
    subtitle: 'A quarrel for tests',
    description: 'Four delegations and five quarrels.',
    category: 'environmental',
    difficulty: 'intermediate',
    durationMinutes: 45,
    playerCount: 1,
    aiDelegates: 4,
    theme: 'Tests',
    context: 'There is no such quarrel.',
    objectives: ['Agree', 'Do not leave'],
    scenarios: ['They agree', 'They leave'],
    keyIssues: ['One', 'Two', 'Three'],
    icon: 'leaf',
    colour: '#15803d',
    gradient: ['#14532d', '#115e59'],
    featured: false,
    isNew: false,
    procedure: { pack: 'general-assembly', majority: 'simple' },
    preamble: ['Recalling nothing', 'Noting little'],
    organ: 'The General Assembly',
    issues: [0, 1, 2, 3, 4].map(anIssue),
    seats: ['AAA', 'BBB', 'CCC', 'DDD'].map((country, index) => aSeat(country, index, alternates[country])),
    overrides: [],
    crises: [0, 1, 2, 3].map(aCrisis),
    sources: [
      { title: 'A charter', year: 1945, note: 'The first.' },
      { title: 'A covenant', year: 1966, note: 'The second.' },
    ],
    ...changes,
  }
}

function anIssue(index: number): CampaignIssue {
  const id = `issue-${index}`
  return {
    id,
    title: `Matter ${index}`,
    question: `What about matter ${index}?`,
    terms: [`matter ${index}`, `topic ${index}`, `subject ${index}`],
    axis: [{ topic: AXES[index % AXES.length] ?? 'ec', weight: 1 }],
    salience: 1 + (index % 3) / 4,
    options: [-1, -0.3, 0.4, 1].map((position, option) => ({
      id: `${id}-option-${option}`,
      label: `Course ${option} on matter ${index}`,
      clause: option === 0 ? '' : `Urges course ${option} on matter ${index}`,
      position,
      terms: [`course ${option} on matter ${index}`],
    })),
  }
}

function aSeat(country: string, index: number, alternates: readonly string[] | undefined): Campaign['seats'][number] {
  return {
    country,
    alternates: [...(alternates ?? [['EEE'], ['FFF'], ['GGG'], ['HHH']][index] ?? [])],
    delegateName: `Delegate ${country}`,
    delegateTitle: 'Minister',
    faction: 'Testers',
    motivations: ['Agree first'],
    agenda: `What ${country} keeps to itself`,
    personality: MODES[index % MODES.length] ?? 'balanced',
    temperament: 'diplomatic',
  }
}

function aCrisis(index: number): CampaignCrisis {
  const id = `crisis-${index}`
  return {
    id,
    title: `Crisis ${index}`,
    description: `Something happened, for the ${index + 1}. time.`,
    category: 'crisis',
    urgency: 'high',
    keyFacts: ['It is bad', 'It is new'],
    stakeholders: ['Some', 'Others'],
    possibleOutcomes: ['It passes', 'It stays'],
    answerMinutes: 5,
    updates: ['It goes on.', 'It goes on and on.'],
    effect: { issue: 'issue-1', weightFactor: 1.2, tension: 4 },
    choices: [0, 1, 2].map((choice) => ({
      id: `${id}-choice-${choice}`,
      text: `Answer in way ${choice}`,
      type: 'diplomatic',
      consequences: 'It may help.',
      diplomaticCost: 10 * choice,
      baseChanceRatio: 0.5,
      success: { tension: -5, relation: 0.1, relationWith: ['AAA'] },
      failure: { tension: 3 },
    })),
  }
}
