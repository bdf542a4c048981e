import { Flag as FlagIcon, Gavel } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Banner } from '../../kit/ui/Banner.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Chip } from '../../kit/ui/Chip.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { Meter, ProgressBar } from '../../kit/ui/Meter.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { Sheet } from '../../kit/ui/Sheet.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { Tabs } from '../../kit/ui/Tabs.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { KitSection } from './KitSection.tsx'

function Fields() {
  const [level, setLevel] = useState<'all' | 'expert'>('all')
  return (
    <div className="grid max-w-page gap-4 sm:grid-cols-2">
      <TextField label="Email" defaultValue="delegate@example.org" />
      <TextField label="Email refused" defaultValue="delegate" error="Please enter a valid email address" />
      <PasswordField label="Password" hint="Use at least 8 characters" />
      <Select
        label="Difficulty"
        value={level}
        onSelect={setLevel}
        options={[
          { value: 'all', label: 'All' },
          { value: 'expert', label: 'Expert' },
        ]}
      />
      <TextArea label="Speech" placeholder="What would you say in the room?" />
    </div>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'bottom'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => setOpen('bottom')}>Bottom sheet</Button>
      <Button onClick={() => showToast('The chair has noted it.')}>Toast</Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Leave the session?"
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button variant="danger" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        It pauses where it is.
      </Dialog>
      <Sheet
        isOpen={open === 'sheet' || open === 'bottom'}
        onClose={close}
        title="Delegates"
        side={open === 'bottom' ? 'bottom' : 'end'}
      >
        Fifteen delegates.
      </Sheet>
    </div>
  )
}

function Words() {
  const [tab, setTab] = useState<'crisis' | 'updates'>('crisis')
  const [isOn, setIsOn] = useState(true)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Chip isPressed={isOn} onClick={() => setIsOn(!isOn)}>
          Crisis
        </Chip>
        <Chip isPressed={!isOn} onClick={() => setIsOn(!isOn)}>
          Security
        </Chip>
        <Badge>Balanced</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success">Beginner</Badge>
        <Badge tone="warning">Advanced</Badge>
        <Badge tone="danger">Expert</Badge>
      </div>
      <Tabs
        label="Panel"
        tabs={[
          { id: 'crisis', label: 'Current Crisis' },
          { id: 'updates', label: 'Campaign Updates' },
        ]}
        selected={tab}
        onSelect={setTab}
        panelClassName="py-3"
      >
        {tab}
      </Tabs>
      <div className="grid gap-3 sm:grid-cols-2">
        <Alert>The chair has opened the speakers list.</Alert>
        <Alert tone="success">The draft has twelve sponsors.</Alert>
        <Alert tone="warning">Two minutes remain.</Alert>
        <Alert tone="danger" title="Not sent">
          The server could not be reached.
        </Alert>
      </div>
      <Banner icon={<FlagIcon aria-hidden="true" />}>No internet connection.</Banner>
    </>
  )
}

export function KitControls() {
  return (
    <KitSection title="Controls">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<Gavel aria-hidden="true" className="size-4" />}>
          Start Campaign
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Leave</Button>
        <Button isBusy>Saving</Button>
        <Button disabled>Disabled</Button>
        <IconButton label="Motion">
          <Gavel />
        </IconButton>
      </div>
      <Fields />
      <Overlays />
      <Words />
      <Meter label="Tension" ratio={0.6} steps={12} tone="warning" valueText="High" />
      <ProgressBar label="Progress" ratio={0.4} />
      <SkeletonGroup className="grid max-w-form gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4" />
      </SkeletonGroup>
      <EmptyState title="No campaigns found" action={<Button>Clear filters</Button>}>
        Try adjusting your filters to see more campaigns.
      </EmptyState>
    </KitSection>
  )
}
