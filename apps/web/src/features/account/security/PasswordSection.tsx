import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Loaded } from '../../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { securityMessages } from './messages.en.ts'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'
import { useOverview } from './security-context.ts'

const { passwordSection: words, on } = securityMessages

export function PasswordSection() {
  const overview = useOverview()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <PaperSection title={words.title}>
      <Loaded query={overview}>
        {({ passwordChangedAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14 text-text-2">{words.changed(on(passwordChangedAt))}</p>
            <Button onClick={() => setIsChanging(true)}>{words.change}</Button>
          </div>
        )}
      </Loaded>
      {isChanging && <NewPasswordDialog onClose={() => setIsChanging(false)} />}
    </PaperSection>
  )
}
