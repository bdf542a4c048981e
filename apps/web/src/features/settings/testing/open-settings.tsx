import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStore } from 'zustand'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { silentGateway } from '../../../client/voice/testing/silent-gateway.ts'
import { type SettingsTab, viewOfTab } from '../frame/settings-tabs.ts'
import type { LegalTexts } from '../legal-texts.ts'
import { SettingsScreen } from '../SettingsScreen.tsx'

const TEXTS: LegalTexts = {
  versions: [
    { id: 'terms', version: '1.0', changedOn: '2026-11-27' },
    { id: 'privacy', version: '1.2', changedOn: '2026-11-28' },
  ],
  loadDataUse: async () => [
    { id: 'account', lines: ['one', 'two'] },
    { id: 'chats', lines: ['three'] },
  ],
}

/** The settings as the page shows them: the tab is the address’s. */
function Shown() {
  const { view } = useStore(viewStore)
  if (view.kind === 'settings-tab') return <SettingsScreen tab={view.tab} texts={TEXTS} />
  return view.kind === 'settings' ? <SettingsScreen tab={undefined} texts={TEXTS} /> : <p>elsewhere: {view.kind}</p>
}

/** Opens a tab of the settings, and waits until it is there. */
export async function openSettings(tab: SettingsTab = 'appearance', anchor?: string) {
  act(() => navigate(viewOfTab(tab), { anchor }))
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <VoiceGatewayContext value={silentGateway()}>
        <Shown />
      </VoiceGatewayContext>
    </QueryClientProvider>,
  )
  await screen.findAllByRole('heading', { level: 2 })
  return { person: userEvent.setup(), unmount }
}
