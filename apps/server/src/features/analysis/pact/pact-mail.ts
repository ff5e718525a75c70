import { salonName } from '#features/team'
import type { Config } from '#platform/config'
import { untilDayOf } from '#platform/italian-time'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'

/** The only copy of a link's address: the token is behind the #, so it reaches no log and no other page. */
export type PactLink = { readonly address: string; readonly expiresAt: Date }

type Sent = {
  readonly email: string
  readonly salon: { readonly companyName: string | null } | null
  readonly link: PactLink
}

/** The mail with the link of a pact. Its only text typed by the salon is the salon's name. */
export const pactMail = (config: Config, { email, salon, link }: Sent): Mail =>
  renderMail(config, {
    to: email,
    subject: `${salonName({ companyName: salon?.companyName ?? null })}: il patto colore`,
    title: 'Il patto colore',
    opening: [
      'Buongiorno,',
      `${salonName({ companyName: salon?.companyName ?? null })} ha preparato il patto sul colore: il punto di partenza, il risultato previsto, i suoi limiti e la cura a casa.`,
    ],
    code: null,
    link: { label: 'Apri il patto', address: link.address },
    closing: [
      `Il collegamento vale ${untilDayOf(link.expiresAt)}. Chi lo riceve può aprire il patto: va tenuto per sé.`,
      'Se il messaggio è arrivato per errore, si può ignorare.',
    ],
  })
