/**
 * The key cannot be read, or is another one than the data were sealed with. None is made in its place: it would open
 * nothing that is kept.
 */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}
