/**
 * A mixture of normal distributions in Lab, one set of pixels described by a handful of colours. Ten numbers a component:
 * mean (L, a, b), the six distinct entries of the inverse covariance (LL, La, Lb, aa, ab, bb), and
 * log(weight) − ½ log(determinant of the covariance).
 */
export type ColourModel = Float64Array

const COMPONENTS = 5
const VALUES = 10
const MAX_SAMPLES = 3000
const ROUNDS = 6
// Sensor noise and JPEG: least variance of a colour, in Lab units.
const MIN_VARIANCE = 4

/**
 * Fits a model to the pixels whose weight is positive (weights are relative counts), by k-means with full covariances at
 * the end. Null when there is nothing to fit.
 */
export function fitColourModel(lab: Float32Array, weights: Float32Array): ColourModel | null {
  const samples = chosen(weights)
  if (samples.length === 0) return null
  const centres = spreadCentres(lab, samples)
  const nearest = new Uint8Array(samples.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < samples.length; i++) nearest[i] = nearestCentre(lab, samples[i]!, centres)
    recentre(lab, samples, weights, nearest, centres)
  }
  return describe(lab, samples, weights, nearest, centres.length / 3)
}

/** Log-density, up to a constant, of the likeliest component. */
export function logDensity(model: ColourModel, l: number, a: number, b: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let m = 0; m < model.length; m += VALUES) {
    // Its greatest density is at its mean.
    if (model[m + 9]! <= best) continue
    const x = l - model[m]!
    const y = a - model[m + 1]!
    const z = b - model[m + 2]!
    const distance =
      x * (model[m + 3]! * x + 2 * (model[m + 4]! * y + model[m + 5]! * z)) +
      y * (model[m + 6]! * y + 2 * model[m + 7]! * z) +
      model[m + 8]! * z * z
    const value = model[m + 9]! - 0.5 * distance
    if (value > best) best = value
  }
  return best
}

function chosen(weights: Float32Array): Uint32Array {
  let count = 0
  for (let i = 0; i < weights.length; i++) if (weights[i]! > 0) count++
  const every = Math.max(1, count / MAX_SAMPLES)
  const samples = new Uint32Array(Math.ceil(count / every))
  let seen = 0
  let kept = 0
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! <= 0) continue
    if (seen >= kept * every && kept < samples.length) samples[kept++] = i
    seen++
  }
  return samples.subarray(0, kept)
}

/** Initial centres: the first sample, then repeatedly the sample farthest from all centres, among a thinned set. */
function spreadCentres(lab: Float32Array, samples: Uint32Array): Float64Array {
  const centres: number[] = []
  const step = Math.max(1, Math.floor(samples.length / 400))
  for (let component = 0; component < Math.min(COMPONENTS, samples.length); component++) {
    let pick = samples[samples.length >> 1]!
    let farthest = -1
    for (let i = 0; component > 0 && i < samples.length; i += step) {
      const distance = minDistance(lab, samples[i]!, centres)
      if (distance > farthest) {
        farthest = distance
        pick = samples[i]!
      }
    }
    centres.push(lab[pick * 3]!, lab[pick * 3 + 1]!, lab[pick * 3 + 2]!)
  }
  return Float64Array.from(centres)
}

function distanceTo(lab: Float32Array, pixel: number, centres: ArrayLike<number>, centre: number): number {
  const x = lab[pixel * 3]! - centres[centre]!
  const y = lab[pixel * 3 + 1]! - centres[centre + 1]!
  const z = lab[pixel * 3 + 2]! - centres[centre + 2]!
  return x * x + y * y + z * z
}

function minDistance(lab: Float32Array, pixel: number, centres: ArrayLike<number>): number {
  let least = Number.POSITIVE_INFINITY
  for (let c = 0; c < centres.length; c += 3) least = Math.min(least, distanceTo(lab, pixel, centres, c))
  return least
}

function nearestCentre(lab: Float32Array, pixel: number, centres: Float64Array): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let c = 0; c < centres.length; c += 3) {
    const distance = distanceTo(lab, pixel, centres, c)
    if (distance < least) {
      least = distance
      nearest = c / 3
    }
  }
  return nearest
}

function recentre(
  lab: Float32Array,
  samples: Uint32Array,
  weights: Float32Array,
  nearest: Uint8Array,
  centres: Float64Array,
): void {
  const sums = new Float64Array(centres.length)
  const totals = new Float64Array(centres.length / 3)
  for (let i = 0; i < samples.length; i++) {
    const pixel = samples[i]!
    const component = nearest[i]!
    const weight = weights[pixel]!
    totals[component]! += weight
    for (let k = 0; k < 3; k++) sums[component * 3 + k]! += weight * lab[pixel * 3 + k]!
  }
  for (let c = 0; c < centres.length; c++) {
    const total = totals[Math.floor(c / 3)]!
    if (total > 0) centres[c] = sums[c]! / total
  }
}

function describe(
  lab: Float32Array,
  samples: Uint32Array,
  weights: Float32Array,
  nearest: Uint8Array,
  count: number,
): ColourModel {
  // Per component: total weight, three sums, six sums of products.
  const moments = new Float64Array(count * 10)
  let all = 0
  for (let i = 0; i < samples.length; i++) {
    const pixel = samples[i]!
    const weight = weights[pixel]!
    const l = lab[pixel * 3]!
    const a = lab[pixel * 3 + 1]!
    const b = lab[pixel * 3 + 2]!
    const at = nearest[i]! * 10
    moments[at]! += weight
    moments[at + 1]! += weight * l
    moments[at + 2]! += weight * a
    moments[at + 3]! += weight * b
    moments[at + 4]! += weight * (l * l)
    moments[at + 5]! += weight * (l * a)
    moments[at + 6]! += weight * (l * b)
    moments[at + 7]! += weight * (a * a)
    moments[at + 8]! += weight * (a * b)
    moments[at + 9]! += weight * (b * b)
    all += weight
  }
  const components: number[] = []
  for (let c = 0; c < count; c++) {
    const m = moments.subarray(c * 10, c * 10 + 10)
    if (m[0]! > 0) components.push(...component(m, all))
  }
  return Float64Array.from(components)
}

function component(m: Float64Array, all: number): number[] {
  const n = m[0]!
  const [l, a, b] = [m[1]! / n, m[2]! / n, m[3]! / n]
  const ll = m[4]! / n - l * l + MIN_VARIANCE
  const la = m[5]! / n - l * a
  const lb = m[6]! / n - l * b
  const aa = m[7]! / n - a * a + MIN_VARIANCE
  const ab = m[8]! / n - a * b
  const bb = m[9]! / n - b * b + MIN_VARIANCE
  const determinant = ll * (aa * bb - ab * ab) - la * (la * bb - ab * lb) + lb * (la * ab - aa * lb)
  const d = Math.max(determinant, 1e-6)
  return [
    l,
    a,
    b,
    (aa * bb - ab * ab) / d,
    (lb * ab - la * bb) / d,
    (la * ab - lb * aa) / d,
    (ll * bb - lb * lb) / d,
    (la * lb - ll * ab) / d,
    (ll * aa - la * la) / d,
    Math.log(n / all) - 0.5 * Math.log(d),
  ]
}
