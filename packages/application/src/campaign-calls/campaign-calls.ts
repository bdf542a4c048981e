import type {
  AiCharacters,
  AutonomousAnswer,
  ChoiceAnswer,
  GeneratedCrisis,
  PlayerCharacter,
  PlayerInputAnswer,
} from '@placard/contract'
import type { SessionDependencies, SessionRef } from '../sessions/dependencies.ts'
import type { Outcome } from '../sessions/problem.ts'
import { sessionHostOver } from '../sessions/session-host.ts'
import type { CampaignCallDependencies } from './dependencies.ts'
import { generateAutonomous } from './generate-autonomous.ts'
import {
  type AiCharactersRequest,
  generateAiCharacters,
  generatePlayerCharacter,
  type PlayerCharacterRequest,
} from './generate-characters.ts'
import { generateCrisis } from './generate-crisis.ts'
import { type ChoiceRequest, processChoice } from './process-choice.ts'
import { type PlayerInputRequest, processPlayerInput } from './process-player-input.ts'

/** The campaign calls for other clients (decision 0056), over the same use cases as the product's own play. */
export interface CampaignCalls {
  generatePlayerCharacter(request: PlayerCharacterRequest): Promise<Outcome<PlayerCharacter>>
  generateAiCharacters(request: AiCharactersRequest): Promise<Outcome<AiCharacters>>
  generateCrisis(ref: SessionRef): Promise<Outcome<GeneratedCrisis>>
  processPlayerInput(request: PlayerInputRequest): Promise<Outcome<PlayerInputAnswer>>
  processChoice(request: ChoiceRequest): Promise<Outcome<ChoiceAnswer>>
  generateAutonomous(ref: SessionRef): Promise<Outcome<AutonomousAnswer>>
}

/** Creates the campaign calls over the dependencies of the session host. */
export function createCampaignCalls(
  dependencies: SessionDependencies,
  running: Omit<CampaignCallDependencies, 'dependencies' | 'host'>,
): CampaignCalls {
  const calls: CampaignCallDependencies = { ...running, dependencies, host: sessionHostOver(dependencies) }
  return {
    generatePlayerCharacter: (request) => generatePlayerCharacter(calls, request),
    generateAiCharacters: (request) => generateAiCharacters(calls, request),
    generateCrisis: (ref) => generateCrisis(calls, ref),
    processPlayerInput: (request) => processPlayerInput(calls, request),
    processChoice: (request) => processChoice(calls, request),
    generateAutonomous: (ref) => generateAutonomous(calls, ref),
  }
}
