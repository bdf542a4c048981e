/** A utility in points of 100. */
export const points = (value: number): string => String(Math.round(value * 100))

/** A number with its sign, a real minus. */
export const signed = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : value === 0 ? '0' : `+${value}`)
