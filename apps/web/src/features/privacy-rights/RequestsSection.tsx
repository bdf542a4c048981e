import type { PrivacyRequest } from '@placard/contract'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { RequestCard } from './RequestCard.tsx'
import { useRequests } from './use-privacy.ts'

const { requests: words } = privacyRightsMessages

function List({ requests }: { requests: readonly PrivacyRequest[] }) {
  if (requests.length === 0) return <p className="text-14 text-text-2">{words.none}</p>
  return (
    <ul className="flex flex-col gap-3">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} />
        </li>
      ))}
    </ul>
  )
}

/** Every request so far, newest first. */
export function RequestsSection() {
  const query = useRequests()
  return (
    <PaperSection title={words.title}>
      <Loaded query={query}>{({ requests }) => <List requests={requests} />}</Loaded>
    </PaperSection>
  )
}
