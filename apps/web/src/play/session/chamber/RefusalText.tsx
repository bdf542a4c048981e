import { CircleAlert } from 'lucide-react'

/** The chair's reason for a refusal, at the control. */
export function RefusalText({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="flex animate-appear items-start gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
