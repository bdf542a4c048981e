import type { ReactNode } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { chooseTheme } from '../../../client/settings/choose-theme.ts'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { HALVES, Hall } from './Hall.tsx'
import { HallPicture } from './HallPicture.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { authMessages } from './messages.en.ts'

function LegalLinks() {
  const look = 'target inline-flex items-center text-13 text-text-2 underline-offset-2 hover:text-text hover:underline'
  return (
    <nav
      aria-label={authMessages.legalLinks}
      className="mx-auto flex w-full max-w-form flex-wrap justify-center gap-x-6"
    >
      <ViewLink view={{ kind: 'legal' }} className={look}>
        {authMessages.terms}
      </ViewLink>
      <ViewLink view={{ kind: 'privacy' }} className={look}>
        {authMessages.privacy}
      </ViewLink>
    </nav>
  )
}

const Theme = () => <ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />

type HalvesProps = {
  children: ReactNode
  /** What stands beside the paper half on large screens, and under it on smaller ones. */
  beside?: ReactNode
  /** Whether this is the page’s main part by itself; otherwise it stands in one, with a first heading of its own. */
  isMain?: boolean
}

/** A marble half with the hall, a paper half with a form: the sign-in screen, and the pages that its mails lead to. */
export function Halves({ children, beside, isMain = false }: HalvesProps) {
  const Paper = isMain ? 'main' : 'div'
  return (
    <div className={HALVES}>
      <Hall corner={<Theme />} picture={(className) => <HallPicture className={className} />} isHeading={isMain} />
      <div className="flex flex-col xl:flex-row">
        <Paper className="flex flex-col px-6 py-6 lg:px-12 xl:flex-1">
          <div className="hidden justify-end lg:flex">
            <Theme />
          </div>
          <div className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center gap-8 py-4">{children}</div>
          <LegalLinks />
          <LanguageLinks />
        </Paper>
        {beside}
      </div>
    </div>
  )
}
