import { useContext } from 'react'
import { ChatScopeContext } from '../../../client/gateways/chat-scope.ts'
import { RecordingsSection } from '../recordings/RecordingsSection.tsx'
import { Spot } from '../search/Spot.tsx'
import { VoiceSection } from './VoiceSection.tsx'

/** What is spoken and heard, and the recordings that are kept of it. */
export function VoiceTab() {
  const scope = useContext(ChatScopeContext)
  return (
    <div className="flex flex-col gap-6">
      <VoiceSection />
      {scope !== undefined && (
        <Spot id="recordings">
          <RecordingsSection gateway={scope.recordings} />
        </Spot>
      )}
    </div>
  )
}
