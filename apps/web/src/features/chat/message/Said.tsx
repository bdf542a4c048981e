/** Literal text of a message. */
export function Said({ text }: { text: string }) {
  return (
    <div className="max-w-[85%] whitespace-pre-wrap rounded-panel rounded-ee-paper border border-hairline bg-sunken px-4 py-2.5 text-15 [overflow-wrap:anywhere]">
      {text}
    </div>
  )
}
