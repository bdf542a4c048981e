import { useContext } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { ChatScopeContext } from '../../../client/gateways/chat-scope.ts'
import { DemoSection } from '../DemoSection.tsx'
import { DeviceSection } from '../DeviceSection.tsx'
import { KeepDemoSection } from '../KeepDemoSection.tsx'
import type { LegalTexts } from '../legal-texts.ts'
import { OwnModelsSection } from '../own-models/OwnModelsSection.tsx'
import { Spot } from '../search/Spot.tsx'
import { AnswersSection } from './AnswersSection.tsx'
import { Compliance } from './Compliance.tsx'
import { FileSection } from './FileSection.tsx'
import { KeyboardSection } from './KeyboardSection.tsx'
import { Rights } from './Rights.tsx'

/** What this product keeps to, the settings as a file, and what concerns its engines and keys. */
export function SystemTab({ texts }: { texts: LegalTexts }) {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const ownEngines = useContext(ChatScopeContext)?.ownEngines
  return (
    <div className="flex flex-col gap-6">
      {isDemo ? <DemoSection /> : <KeepDemoSection />}
      <AnswersSection />
      {ownEngines !== undefined && (
        <Spot id="own-models">
          <OwnModelsSection gateway={ownEngines} />
        </Spot>
      )}
      <DeviceSection isDemo={isDemo} />
      <KeyboardSection />
      <FileSection />
      <Spot id="compliance">
        <Compliance {...texts} />
      </Spot>
      <Rights />
    </div>
  )
}
