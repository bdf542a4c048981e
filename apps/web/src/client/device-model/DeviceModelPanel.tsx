import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import { modeStore } from '../auth/mode-store.ts'
import {
  cancelDeviceDownload,
  type DeviceStanding,
  deviceStore,
  downloadDeviceModel,
  lookAtDevice,
} from './device-store.ts'
import type { DownloadFailure } from './download-model.ts'
import { deviceMessages as words } from './messages.en.ts'

/** What a download takes, before it begins: the browser tells pages neither the size nor the room on the disk. */
function Requirements() {
  return (
    <div>
      <h3 className="text-14 font-semibold">{words.before}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-14 text-text-2">
        <li>{words.size}</li>
        <li>{words.room}</li>
        <li>{words.connection}</li>
      </ul>
      <a
        href={words.sourceAddress}
        target="_blank"
        rel="noreferrer"
        className="mt-2 inline-flex min-h-6 items-center gap-1 text-14 text-accent underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
      >
        {words.source}
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
    </div>
  )
}

function Consent({ failure }: { failure: Exclude<DownloadFailure, 'unfit'> | undefined }) {
  return (
    <>
      {failure !== undefined && (
        <Alert tone="danger" title={words.failedTitle}>
          {words.failures[failure]}
        </Alert>
      )}
      <Requirements />
      <div>
        <Button variant="primary" onClick={() => void downloadDeviceModel()}>
          {failure === undefined ? words.download : words.again}
        </Button>
      </div>
    </>
  )
}

function Coming({ ratio }: { ratio: number }) {
  // told to whole per cents, so that nobody hears every step
  const text = words.downloading(Math.floor(ratio * 100))
  return (
    <>
      <div>
        <p aria-hidden="true" className="pb-2 text-14 tabular">
          {text}
        </p>
        <ProgressBar label={words.progress} ratio={ratio} valueText={text} />
      </div>
      <p className="text-13 text-text-2">{words.goesOn}</p>
      <div>
        <Button onClick={cancelDeviceDownload}>{words.stop}</Button>
      </div>
    </>
  )
}

function Standing({ standing }: { standing: DeviceStanding }) {
  switch (standing.status) {
    case 'downloadable':
      return <Consent failure={standing.failure} />
    case 'downloading':
      return <Coming ratio={standing.ratio} />
    case 'under-way':
      return (
        <>
          <p role="status" className="text-14">
            {words.underWay}
          </p>
          <div>
            <Button onClick={() => void downloadDeviceModel()}>{words.wait}</Button>
          </div>
        </>
      )
    case 'loading':
    case 'ready':
    case 'unfit':
    case 'absent':
      return (
        <p role="status" className="text-14">
          {words[standing.status]}
        </p>
      )
    case 'unknown':
      return (
        <p role="status" aria-busy="true" className="text-14 text-text-2">
          {words.looking}
        </p>
      )
  }
}

/** The language model of this device: what it is, what its download takes, its progress, and what became of it. */
export function DeviceModelPanel() {
  const standing = useStore(deviceStore, (state) => state.standing)
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  useEffect(() => void lookAtDevice(), [])
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14">{words.about[isDemo ? 'demo' : 'account']}</p>
      <Standing standing={standing} />
    </div>
  )
}
