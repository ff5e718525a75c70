/** The format detected from a file's bytes; its name and declared type are ignored. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff'
