const folder = new URL('../../pictures/', import.meta.url)

/** A committed picture, rendered by `tools/pictures`. */
export const pictureFile = (path: string): URL => new URL(path, folder)
