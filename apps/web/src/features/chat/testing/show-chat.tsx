import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { type PaperGateway, PaperGatewayContext } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import {
  type PreparationStanding,
  type VoiceGateway,
  VoiceGatewayContext,
} from '../../../client/gateways/voice-gateway.ts'
import { MicrophoneContext, type MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { ToastRegion } from '../../../kit/ui/ToastRegion.tsx'
import { ChatScreen } from '../ChatScreen.tsx'
import { DrillScreen } from '../drill/DrillScreen.tsx'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { NewProjectScreen } from '../projects/NewProjectScreen.tsx'
import { ProjectScreen } from '../projects/ProjectScreen.tsx'
import { TalkScreen } from '../talk/TalkScreen.tsx'
import { FakeChat } from './fake-chat.ts'

const nothing = () => Promise.reject(new Error('not asked for here'))
const CAMPAIGNS: CampaignGateway = {
  listCampaigns: async () => [],
  getCampaign: nothing,
  startSession: nothing,
  listSessions: async () => [],
  getSession: nothing,
  getDebrief: nothing,
  getReplay: nothing,
  sendCommand: nothing,
  watchSession: () => () => undefined,
}

/** A voice that is never ready: what is to be said stays in the queue. */
const WAITING_VOICE: VoiceGateway = {
  preparation: {
    bytes: 1,
    store: createStore<PreparationStanding>(() => ({ status: 'missing' })),
    prepare: () => new Promise(() => undefined),
    accept: () => undefined,
    decline: () => undefined,
  },
  speak: nothing,
  listVoices: nothing,
  readHealth: nothing,
  readAssignments: nothing,
  saveAssignments: nothing,
}

function Routed() {
  const view = useStore(viewStore, (state) => state.view)
  if (view.kind === 'drill') return <DrillScreen />
  if (view.kind === 'voice') return <TalkScreen />
  if (view.kind === 'voice-conversation') return <TalkScreen conversationId={view.conversationId} />
  if (view.kind === 'new-project') return <NewProjectScreen />
  if (view.kind === 'project') return <ProjectScreen projectId={view.projectId} />
  if (view.kind === 'conversation') return <ChatScreen conversationId={view.conversationId} />
  return <ChatScreen projectId={view.kind === 'chat' ? view.projectId : undefined} />
}

type Around = {
  isDemo?: boolean
  papers?: PaperGateway
  projects?: ProjectGateway
  microphone?: MicrophonePort
  hasVoice?: boolean
  /** Parts of the voice that a test needs. */
  voice?: Partial<VoiceGateway>
}

/** Renders the chat view at its address over a fake host. */
export async function showChat(
  gateway = new FakeChat(),
  { isDemo = false, papers, projects, microphone, hasVoice = false, voice }: Around = {},
) {
  await fetchMarkdown()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={CAMPAIGNS}>
        <ChatScopeContext value={createChatScope(gateway, 'amina', isDemo, projects && { projects })}>
          <PaperGatewayContext value={papers}>
            <MicrophoneContext value={microphone}>
              <VoiceGatewayContext value={hasVoice ? { ...WAITING_VOICE, ...voice } : undefined}>
                <main id="content">
                  <Routed />
                </main>
              </VoiceGatewayContext>
            </MicrophoneContext>
          </PaperGatewayContext>
          <ToastRegion />
        </ChatScopeContext>
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
  return { gateway, person: userEvent.setup() }
}
