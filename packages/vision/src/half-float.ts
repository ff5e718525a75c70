/** The numbers of `count` IEEE 754 half-precision floats stored little-endian from `offset`. */
export function readHalfFloats(view: DataView, offset: number, count: number): Float64Array {
  const numbers = new Float64Array(count)
  for (let i = 0; i < count; i++) numbers[i] = halfFloat(view.getUint16(offset + 2 * i, true))
  return numbers
}

function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
