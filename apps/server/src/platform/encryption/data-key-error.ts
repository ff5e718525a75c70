/**
 * The key cannot be read, or differs from the one that sealed the data. No new key is created: it could not
 * open the stored data.
 */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}
