import type { PublicCampaign, SessionDetail } from '@placard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useCountedExport } from '../../../client/usage/export-gate.ts'
import { isLimitReached, PlanLink, USAGE_QUERY } from '../../../client/usage/limit.tsx'
import { saveFile } from '../../../kit/browser/save-file.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { countryIn } from '../../room/room.ts'
import { Section } from '../Section.tsx'
import { fileName } from './file-name.ts'
import { shareMessages as words } from './messages.en.ts'
import { resolutionDocument } from './resolution-document.ts'

type SharePanelProps = { detail: SessionDetail; campaign: PublicCampaign | undefined }

/** A file to save: its name and its content. */
type File = readonly [name: string, content: Blob]
type FileRequest = { readonly label: string; readonly make: () => Promise<File> }

/** The debrief and the resolution as files. */
export function SharePanel({ detail, campaign }: SharePanelProps) {
  const { view, session } = detail
  const counted = useCountedExport()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ({ label, make }: FileRequest) => counted(label, make),
    onSuccess: ([name, content]) => {
      saveFile(name, content)
      void queries.invalidateQueries({ queryKey: USAGE_QUERY })
    },
  })
  if (!campaign) return null
  const resolution = resolutionDocument(detail, campaign)
  const nameOf = (kind: string, ending: string) =>
    fileName(kind, session.campaignId, countryIn(view, view.you), session.concludedAt ?? session.updatedAt, ending)
  const { debrief, resolution: text } = words.fileNames
  const asHtml = async (): Promise<File> => {
    const { debriefHtml } = await import('./debrief-html.ts')
    return [nameOf(debrief, 'html'), new Blob([debriefHtml(detail, campaign)], { type: 'text/html' })]
  }
  const asText = async (): Promise<File> => {
    const { resolutionText } = await import('./resolution-text.ts')
    const content = resolution ? resolutionText(resolution) : ''
    return [nameOf(text, 'txt'), new Blob([content], { type: 'text/plain;charset=utf-8' })]
  }
  const asPdf = async (): Promise<File> => {
    const { resolutionPdf } = await import('./resolution-pdf.ts')
    if (!resolution) throw new RangeError(words.noDraft)
    return [nameOf(text, 'pdf'), await resolutionPdf(resolution, resolution.topic)]
  }
  const button = (label: string, make: () => Promise<File>) => (
    <Button
      icon={<FileDown aria-hidden="true" className="size-4" />}
      isBusy={save.isPending && save.variables.label === label}
      onClick={() => save.mutate({ label, make })}
    >
      {label}
    </Button>
  )
  return (
    <Section title={words.title} intro={words.intro}>
      {save.isError && (
        <Alert tone="danger" title={words.failed} action={isLimitReached(save.error) ? <PlanLink /> : undefined}>
          {save.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {button(words.debrief, asHtml)}
        {resolution && button(words.text, asText)}
        {resolution && button(words.pdf, asPdf)}
      </div>
      {!resolution && <p className="text-14 text-text-2">{words.noDraft}</p>}
      <p role="status" className="text-13 text-text-2">
        {save.data && words.saved(save.data[0])}
      </p>
    </Section>
  )
}
