const ADDRESS = /^\/gallery\/([a-z0-9-]+)\.jpg$/

/** Where a picture of the gallery is found on this server. */
export const galleryAddress = (id: string): string => `/gallery/${id}.jpg`

/** The id in such an address; null for any other. */
export const idOfGalleryAddress = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null
