// A step within this tangent of a row or column runs along it: 6 degrees.
const ALONG = 0.105
// Least share of the gradient energy along rows, and along columns, of pictures made of squares. Strands and
// random textures have less than a tenth in one of the two.
const MIN_SHARE = 0.2

/**
 * Whether the masked area consists of squares in rows and columns (mosaics, checks, pixel art): hair never does.
 * `lab` and `hair` are pixel by pixel, probabilities above a half count.
 */
export function isLattice(lab: Float32Array, hair: Float32Array, width: number, height: number): boolean {
  let all = 0
  let alongRows = 0
  let alongColumns = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (hair[i]! <= 0.5) continue
      const across = lightnessStep(lab, i, 1, width)
      const down = lightnessStep(lab, i, width, 1)
      const energy = across * across + down * down
      all += energy
      if (Math.abs(across) <= ALONG * Math.abs(down)) alongRows += energy
      else if (Math.abs(down) <= ALONG * Math.abs(across)) alongColumns += energy
    }
  }
  return Math.min(alongRows, alongColumns) > MIN_SHARE * all
}

/** Sobel: the step of lightness in one direction (`ahead`), averaged over three lines `beside` each other. */
function lightnessStep(lab: Float32Array, i: number, ahead: number, beside: number): number {
  const at = (j: number): number => lab[(j + ahead) * 3]! - lab[(j - ahead) * 3]!
  return at(i - beside) + 2 * at(i) + at(i + beside)
}
