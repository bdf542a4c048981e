import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { importMessages as words } from './messages.en.ts'

type FileChoiceProps = { isDemo: boolean; onChoose: (file: File) => void }

/** File picker and drop zone of the import. */
export function FileChoice({ isDemo, onChoose }: FileChoiceProps) {
  const field = useRef<HTMLInputElement>(null)
  const choose = ([file]: readonly File[]) => file !== undefined && onChoose(file)
  const isOver = useDroppedFiles(choose)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-text-2">
        {words.about} {isDemo && words.aboutDemo}
      </p>
      <div
        className={`flex flex-col items-center gap-2 rounded-panel border border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-accent/10' : 'border-control'}`}
      >
        <Button
          variant="primary"
          icon={<FileUp aria-hidden="true" className="size-4" />}
          onClick={() => field.current?.click()}
        >
          {words.choose}
        </Button>
        <p className="hidden text-13 text-text-2 pointer-fine:block">{words.drop}</p>
        <p className="text-13 text-text-3">{words.limits}</p>
        <input
          ref={field}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          aria-label={words.field}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => choose([...(target.files ?? [])])}
        />
      </div>
    </div>
  )
}
