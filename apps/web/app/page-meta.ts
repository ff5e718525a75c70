import type { MetaDescriptor } from 'react-router'
import { commonCopy } from './copy/common.ts'
import { installation } from './installation.ts'

type PublicPage = {
  readonly title: string
  readonly description: string
  /** Its address on this server: '/cookie'. */
  readonly path: string
}

/** 1200 × 630 pixels, made by tools/pictures/social.mjs. */
const SOCIAL_PICTURE = '/pictures/social.jpg'

/** What search engines and social networks are told about a public page. */
export function publicPageMeta({ title, description, path }: PublicPage): MetaDescriptor[] {
  const address = `${installation.origin}${path}`
  const picture = `${installation.origin}${SOCIAL_PICTURE}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: commonCopy.product },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: commonCopy.socialPicture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
