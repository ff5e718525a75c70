const ADDRESS = /^\/gallery\/([a-z0-9-]+)\.jpg$/

/** The path of a picture of the gallery on this server. */
export const galleryAddress = (id: string): string => `/gallery/${id}.jpg`

/** The id in such a path; null for any other. */
export const idOfGalleryAddress = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null
