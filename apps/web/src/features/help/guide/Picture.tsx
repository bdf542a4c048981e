import { useState } from 'react'
import { useIsDark } from '../../../kit/appearance/use-is-dark.ts'
import { guideMessages as words } from './messages.en.ts'
import { PICTURE_SIZE, type PictureName } from './picture-names.ts'
import { pictureAddress } from './pictures.ts'

/** A picture of a view in the theme that is shown now, with its caption. */
export function Picture({ name }: { name: PictureName }) {
  const theme = useIsDark() ? 'dark' : 'light'
  const address = pictureAddress(name, theme)
  const [away, setAway] = useState<string>()
  if (address === undefined) return null
  return (
    <figure className="flex flex-col gap-2">
      {away === address ? (
        <p className="rounded-control border border-hairline bg-sunken p-5 text-14 text-text-2">{words.pictureAway}</p>
      ) : (
        <img
          key={address}
          src={address}
          alt=""
          {...PICTURE_SIZE}
          loading="lazy"
          onError={() => setAway(address)}
          className="h-auto w-full rounded-control border border-hairline bg-sunken"
        />
      )}
      <figcaption className="text-13 text-text-2">{words.pictures[name]}</figcaption>
    </figure>
  )
}
