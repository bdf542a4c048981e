import { DEAR_ACCOUNT_INPUTS } from './dear-account-inputs.ts'
import { DEAR_CHAT_INPUTS } from './dear-chat-inputs.ts'
import { DEAR_ENGINE_INPUTS } from './dear-engine-inputs.ts'
import { DEAR_HEARING_INPUTS } from './dear-hearing-inputs.ts'
import type { DearInputs } from './dear-input.ts'
import { DEAR_PAPER_INPUTS } from './dear-paper-inputs.ts'
import { DEAR_PRIVACY_INPUTS } from './dear-privacy-inputs.ts'
import { DEAR_PROJECT_INPUTS } from './dear-project-inputs.ts'
import { DEAR_SERVICE_INPUTS } from './dear-service-inputs.ts'
import { DEAR_SESSION_INPUTS } from './dear-session-inputs.ts'
import { DEAR_VOICE_INPUTS } from './dear-voice-inputs.ts'

/** The dearest legal input of every route of the contract. The test fails for a route without one: decide what it costs. */
export const DEAREST_INPUTS: DearInputs = {
  ...DEAR_SERVICE_INPUTS,
  ...DEAR_ACCOUNT_INPUTS,
  ...DEAR_SESSION_INPUTS,
  ...DEAR_CHAT_INPUTS,
  ...DEAR_ENGINE_INPUTS,
  ...DEAR_HEARING_INPUTS,
  ...DEAR_PAPER_INPUTS,
  ...DEAR_PRIVACY_INPUTS,
  ...DEAR_PROJECT_INPUTS,
  ...DEAR_VOICE_INPUTS,
}
