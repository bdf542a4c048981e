import type { CharacterFacts, CommitteeFacts } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { neutralView } from '@placard/language'
import type { LanguageTask, TaskRunner } from '@placard/language/models'
import { readingTask } from '@placard/language/models/testing'
import { aCampaign } from '@placard/testing'
import { sentimentTask } from '../campaign/sentiment.ts'
import { aiCharactersTask, autonomousTask, choiceTask, crisisTask, playerCharacterTask } from '../campaign/tasks.ts'
import { documentAnalysisTask } from '../documents/document-analysis.ts'

/** A task with an input, and an answer as a model would give it. */
export interface TaskSample {
  readonly name: string
  readonly answer: unknown
  /** Runs the task. @returns the engine that answered, and whether there is an answer at all. */
  run(runner: TaskRunner): Promise<{ readonly rung: string; readonly isAnswered: boolean }>
}

function sample<Input, Output, Wire>(task: LanguageTask<Input, Output, Wire>, input: Input, answer: Wire): TaskSample {
  return {
    name: task.name,
    answer,
    async run(runner) {
      const { value, engine } = await runner.run(task, input, { userId: undefined })
      return { rung: engine.rung, isAnswered: value !== undefined }
    },
  }
}

const COMMITTEE: CommitteeFacts = { title: 'Climate Crisis Summit', theme: 'Finance and fossil fuels' }
const DELEGATE: CharacterFacts = {
  id: 'ken',
  title: 'Ambassador',
  country: 'Kenya',
  faction: 'African Group',
  personality: 'gentle',
  motivations: ['A fund that pays within 30 days', 'Keep the review free of penalties'],
}
const LINES = ['We ask for a fund that pays out within 30 days.', 'And the review should punish nobody, my friends.']

/** One sample of each task. */
export const TASK_SAMPLES: readonly TaskSample[] = [
  sample(playerCharacterTask, { ...COMMITTEE, character: DELEGATE }, { lines: LINES }),
  sample(
    aiCharactersTask,
    { ...COMMITTEE, characters: [DELEGATE, { ...DELEGATE, id: 'bra', country: 'Brazil' }] },
    { characters: ['ken', 'bra'].map((id) => ({ id, motivations: LINES })) },
  ),
  sample(
    crisisTask,
    {
      ...COMMITTEE,
      crisis: 'A hurricane',
      urgency: 'high',
      phase: 'negotiation',
      keyFacts: ['12 islands are cut off'],
      description: 'A hurricane has struck the islands; 12 of them are cut off from the mainland.',
    },
    { description: 'Word reaches the hall of a hurricane, and 12 islands have fallen silent since last night.' },
  ),
  sample(
    choiceTask,
    {
      ...COMMITTEE,
      crisis: 'A hurricane',
      choice: 'Send ships',
      succeeded: true,
      easing: 0.1,
      warmer: ['Fiji'],
      colder: [],
      consequences: ['The first ships arrive.', 'The room is grateful.'],
    },
    { lines: ['The first ships come in at dawn, low in the water.', 'There is applause on the back benches.'] },
  ),
  sample(
    autonomousTask,
    {
      ...COMMITTEE,
      by: 'Brazil',
      description: 'Brazil moved its flag.',
      impact: ['A draft lost a name.', 'A motion was raised.'],
    },
    { lines: ['One name fewer stands under the draft.', 'And a motion lies before the chair, unread.'] },
  ),
  sample(sentimentTask, 'We deplore this.', { sentiment: 'negative', confidence: 0.8 }),
  sample(
    readingTask,
    {
      text: 'We could live with course 2 on matter 1.',
      seat: 'aaa',
      view: neutralView(aCampaign(), countries.countries),
    },
    {
      readings: [
        { act: 'concede', confidence: 0.9, changes: ['B3'] },
        { act: 'remark', confidence: 0.2 },
      ],
    },
  ),
  sample(
    documentAnalysisTask,
    { name: 'corridors.pdf', text: 'Transit corridors cost 40 million dollars a year. They have to open at night.' },
    {
      summary: 'Transit corridors cost 40 million dollars a year, and they have to open at night.',
      keyPoints: ['They cost 40 million dollars.', 'They have to open at night.'],
      relevantTopics: ['Transit corridors', 'Opening hours'],
      suggestedIntegration: 'Hand it out before the opening statements.',
      suggestedScenarios: ['A corridor closes without notice.'],
      enhancedObjectives: ['Agree on opening hours.'],
      keyInsights: ['The cost is 40 million dollars a year.'],
    },
  ),
]
