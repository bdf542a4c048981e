/** The pictures of the guide; `scripts/docs/pictures.ts` makes them from the running product, in both themes. */
export const PICTURE_NAMES = ['campaigns', 'hall', 'chat', 'drill', 'settings'] as const
export type PictureName = (typeof PICTURE_NAMES)[number]

/** Size of every picture, in px. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const
