import { PERSONALITIES } from '@placard/engine/lists'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { AdminFeatures } from '../AdminFeatures.tsx'
import { CategoryTable } from './CategoryTable.tsx'
import { FactTable } from './FactTable.tsx'
import { FileTable } from './FileTable.tsx'
import type { GuideScreenProps } from './guide-props.ts'
import { LIMIT_ROWS } from './limits.ts'
import { ModesTable } from './ModesTable.tsx'
import { guideMessages as words } from './messages.en.ts'
import { Picture } from './Picture.tsx'
import type { GuideTab } from './tabs.ts'
import { VoicesLine } from './VoicesLine.tsx'

type BodyProps = Omit<GuideScreenProps, 'tab'> & { tab: GuideTab }

/** What a tab shows before its entries: pictures, and facts taken from the code. */
export function GuideTabBody(props: BodyProps) {
  switch (props.tab) {
    case 'overview':
      return (
        <>
          <Picture name="hall" />
          <CategoryTable names={props.categories} />
          <Picture name="campaigns" />
        </>
      )
    case 'core-features':
      return (
        <div className="grid gap-6 sm:grid-cols-2">
          <Picture name="chat" />
          <Picture name="drill" />
        </div>
      )
    case 'voice-system':
      return <VoicesLine />
    case 'ai-capabilities':
      return <ModesTable names={props.look.modes} />
    case 'customization':
      return <Look look={props.look} />
    case 'privacy-security':
      return (
        <p className="max-w-prose text-15">
          {words.privacy.text}{' '}
          <ViewLink view={{ kind: 'privacy' }} className="text-accent underline">
            {words.privacy.link}
          </ViewLink>
          .
        </p>
      )
    case 'technical':
      return <Technical loadFiles={props.loadFiles} />
    case 'admin':
      return <AdminFeatures views={props.adminViews} />
  }
}

function Look({ look }: Pick<GuideScreenProps, 'look'>) {
  const { title, columns, theme, themeText, fontSize, change } = words.look
  return (
    <>
      <Picture name="settings" />
      <FactTable
        title={title}
        text={themeText}
        columns={columns}
        rows={[
          { name: theme, cells: [look.themes.join(', ')] },
          { name: fontSize, cells: [look.fontSizes.join(' · ')] },
        ]}
      />
      <FactTable
        title={words.debate.title}
        columns={words.debate.columns}
        rows={PERSONALITIES.map((mode) => ({ name: look.modes[mode], cells: [look.modeHints[mode]] }))}
      />
      <p className="text-15">
        <ViewLink view={{ kind: 'settings' }} className="text-accent underline">
          {change}
        </ViewLink>
      </p>
    </>
  )
}

function Technical({ loadFiles }: Pick<GuideScreenProps, 'loadFiles'>) {
  const { limits, keys } = words
  return (
    <>
      <FactTable
        title={limits.title}
        text={limits.text}
        columns={[limits.what, limits.most]}
        rows={LIMIT_ROWS.map(({ what, most }) => ({ name: what, cells: [most] }))}
      />
      <FileTable load={loadFiles} />
      <p className="text-15">
        <strong>{keys.title}.</strong> {keys.text}{' '}
        <ViewLink view={{ kind: 'help-section', section: 'shortcuts' }} className="text-accent underline">
          {keys.link}
        </ViewLink>
        .
      </p>
    </>
  )
}
