import { useEffect, useMemo } from 'react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { handbookOf } from './handbook.ts'
import { handbookMessages as words } from './messages.en.ts'
import { Pages } from './Pages.tsx'
import type { HandbookTexts } from './texts.ts'
import { useHandbook } from './use-handbook.ts'

type Handbook = ReturnType<typeof useHandbook>

/** The handbook for teachers and clubs. */
export function HandbookScreen() {
  const handbook = useHandbook()
  usePageTitle(words.title)
  return <Loaded query={handbook.texts}>{(texts) => <Whole texts={texts} handbook={handbook} />}</Loaded>
}

function Whole({ texts, handbook }: { texts: HandbookTexts; handbook: Handbook }) {
  const { campaigns, world, isWhole, hasFailed, retry } = handbook
  const document = useMemo(() => handbookOf(texts, campaigns, world), [texts, campaigns, world])
  // an address can name a chapter, which is there only now
  useEffect(() => {
    if (isWhole) window.document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [isWhole])
  return (
    <Pages
      document={document}
      isBusy={!isWhole && !hasFailed}
      ways={
        <ViewLink view={{ kind: 'help' }} className="text-accent underline">
          {words.back}
        </ViewLink>
      }
      notice={
        hasFailed && (
          <Alert
            tone="warning"
            title={words.incomplete.title}
            action={
              <Button size="sm" onClick={retry}>
                {words.incomplete.again}
              </Button>
            }
          >
            {words.incomplete.text}
          </Alert>
        )
      }
    />
  )
}
