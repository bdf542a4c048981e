import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { complianceMessages as words } from './compliance-messages.en.ts'
import { StepMeter } from './StepMeter.tsx'
import { useCompliance } from './use-privacy.ts'

/** That the server does not do what it says, where it is so, and a dialog that says what. */
export function ComplianceNotice() {
  const { data } = useCompliance()
  const [isOpen, setIsOpen] = useState(false)
  if (data === undefined || data.isCompliant) return null
  return (
    <>
      <Alert
        tone="warning"
        action={
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {words.see}
          </Button>
        }
      >
        {words.notice}
      </Alert>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{words.close}</Button>
            <ViewLink view={{ kind: 'legal-tab', tab: 'contact' }} className={buttonClasses('primary')}>
              {words.contact}
            </ViewLink>
          </>
        }
      >
        <p className="text-14 text-text-2">{words.intro}</p>
        <ul className="mt-4 flex flex-col gap-3">
          {data.checks.map(({ check, isMet }) => {
            const Icon = isMet ? CircleCheck : TriangleAlert
            return (
              <li key={check} className="flex flex-col items-start gap-1">
                <Badge tone={isMet ? 'success' : 'warning'} icon={<Icon aria-hidden="true" />}>
                  {isMet ? words.met : words.unmet}
                </Badge>
                <span className="text-14">{words.checks[check]}</span>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}

/** In how many of the law's categories something is kept about the person, as a bar with a step for each. */
export function CategoriesProgress() {
  const { data } = useCompliance()
  if (data === undefined) return null
  const { done, of } = data.categories
  return <StepMeter label={words.categoriesLabel} done={done} of={of} text={words.categories(done, of)} />
}
