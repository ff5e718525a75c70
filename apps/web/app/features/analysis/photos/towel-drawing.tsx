/** A head with a white towel on its shoulders, in the stroke of its class: what to have in the picture. */
export function TowelDrawing({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 300 400" aria-hidden>
      <path d="M150 62c-58 0-88 44-86 108 1 40 12 84 34 112l-4 34c-6 20-58 22-74 62m130-316c58 0 88 44 86 108-1 40-12 84-34 112l4 34c6 20 58 22 74 62" />
      <path
        className="fill-on-veil [fill-opacity:0.85] [stroke-dasharray:none] [stroke-linejoin:round]"
        d="M94 304c-8 20-46 28-72 52l18 34c30-18 60-26 78-42 20 10 44 10 64 0 18 16 48 24 78 42l18-34c-26-24-64-32-72-52-30 24-82 24-112 0z"
      />
    </svg>
  )
}
