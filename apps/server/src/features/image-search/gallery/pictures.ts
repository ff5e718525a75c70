import { readFile } from 'node:fs/promises'
import { pictureFile } from '#platform/picture-file'
import LIST from '../../../../pictures/gallery.json' with { type: 'json' }
import { readQuery, type Term } from './read-query.ts'

/** A picture of the gallery, rendered by `tools/pictures/gallery.ts`. */
export type GalleryPicture = {
  /** Stable: part of its path. */
  readonly id: string
  readonly title: string
  readonly alt: string
  /** Terms of its title. */
  readonly terms: ReadonlySet<Term>
  /** Visible features that its title does not name. */
  readonly silentTerms: ReadonlySet<string>
}

/** Every picture, plain colours before techniques and cuts: among equal matches the first is shown first. */
export const GALLERY: readonly GalleryPicture[] = LIST.map(({ silentTerms, ...picture }) => ({
  ...picture,
  terms: new Set(readQuery(picture.title).terms),
  silentTerms: new Set(silentTerms),
}))

const ids = new Set(GALLERY.map(({ id }) => id))
const ADDRESS = /^\/gallery\/([a-z0-9-]+)\.avif$/

/** The path of a picture of the gallery on this server. */
export const galleryAddress = (id: string): string => `/gallery/${id}.avif`

/** The AVIF at such a path; null for any other. */
export async function readPicture(address: string): Promise<Buffer | null> {
  const id = ADDRESS.exec(address)?.[1]
  return id !== undefined && ids.has(id) ? readFile(pictureFile(`gallery/${id}.avif`)) : null
}
