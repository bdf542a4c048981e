import { encode } from 'uqr'

/** Quiet zone around the code, in modules, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The dark modules as one SVG path, one square each. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

/** A text as a QR code, dark on light in every theme, as some scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-hairline bg-[#fff]"
    >
      <path d={qrPath(data)} fill="#000" />
    </svg>
  )
}
