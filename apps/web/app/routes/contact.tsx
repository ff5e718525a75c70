import { contactCopy } from '~/copy/public/contact.ts'
import { ContactPage } from '~/features/contact/contact-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'

export const meta = () =>
  publicPageMeta({
    title: `${contactCopy.title} · Riflesso`,
    description: contactCopy.description,
    path: paths.contact,
  })

export default ContactPage
