import { encode } from 'uqr'

/** Empty modules around the code. Source: ISO/IEC 18004, 'quiet zone'. */
const QUIET_ZONE = 4

type Props = { readonly text: string; readonly label: string }

/** A QR code, dark on light in every scheme, because many cameras read no other. */
export function QrCode({ text, label }: Props) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className="w-[min(100%,14rem)] rounded-field [background:#fff] fill-[#000]"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path d={path} />
    </svg>
  )
}
