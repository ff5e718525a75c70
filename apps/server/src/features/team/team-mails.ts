import { greeting } from '#features/auth'
import type { Config } from '#platform/config'
import { untilDayOf } from '#platform/italian-time'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string }
type Salon = Person & { readonly companyName: string | null }

/** A plausible name: letters, digits and characters of company names; no web address. */
const NAME = /^[\p{L}\p{M}\p{N}' &+-]{1,60}$/u

/** The name of a salon in a mail to others. It is user input, which must not smuggle a message into our mail. */
export const salonName = ({ companyName }: Pick<Salon, 'companyName'>): string =>
  companyName !== null && NAME.test(companyName) ? companyName : 'Un salone'

const fullName = ({ firstName, lastName }: Person): string =>
  NAME.test(`${firstName} ${lastName}`) ? `${firstName} ${lastName}` : 'Una persona'

type Invitation = { readonly email: string; readonly salon: Salon; readonly token: string; readonly expiresAt: Date }

/** The invitation mail. The token is behind the #: it reaches no log and no other page. */
export const invitationMail = (config: Config, { email, salon, token, expiresAt }: Invitation): Mail =>
  renderMail(config, {
    to: email,
    subject: `${salonName(salon)} ti invita nel suo team su Riflesso`,
    title: 'Entra nel team',
    opening: [
      'Ciao,',
      `${salonName(salon)} ti invita a lavorare insieme con Riflesso, l’analisi professionale del colore dei capelli. Con un accesso tuo vedrai i clienti e l’archivio del salone e farai le tue analisi.`,
    ],
    link: { label: 'Accetta l’invito', address: `${config.publicUrl}/invito#${token}` },
    closing: [
      `L’invito vale ${untilDayOf(expiresAt)}.`,
      'Se non lo aspettavi, ignora questo messaggio: senza la tua conferma non succede nulla.',
    ],
  })

/** Notifies the owner of a salon of an accepted invitation. */
export const joinedMail = (config: Config, salon: Salon, member: Person): Mail =>
  renderMail(config, {
    to: salon.email,
    subject: `${fullName(member)} è nel tuo team`,
    title: 'Il tuo team cresce',
    opening: [greeting(salon.firstName), `${fullName(member)} (${member.email}) ha accettato il tuo invito.`],
    closing: [`Il team si gestisce alla pagina del salone: ${config.publicUrl}/salone?tab=team`],
  })

/** Notifies a collaborator of their removal by the owner. */
export const removedMail = (config: Config, salon: Salon, member: Person): Mail =>
  renderMail(config, {
    to: member.email,
    subject: 'Il tuo accesso al salone è stato chiuso',
    title: 'Il tuo accesso è stato chiuso',
    opening: [
      greeting(member.firstName),
      `${salonName(salon)} ha chiuso il tuo accesso a Riflesso. Le analisi e le schede che hai creato restano al salone, firmate con il tuo nome.`,
    ],
    closing: [`Per continuare con un account tuo puoi registrarti con questo indirizzo: ${config.publicUrl}/register`],
  })

/** Notifies a collaborator that the salon's plan has no seat for them now. */
export const suspendedMail = (config: Config, salon: Salon, member: Person): Mail =>
  renderMail(config, {
    to: member.email,
    subject: 'Il tuo accesso al salone è sospeso',
    title: 'Il tuo accesso è sospeso',
    opening: [
      greeting(member.firstName),
      `il piano di ${salonName(salon)} è cambiato e per ora non ha un posto per te. Nulla di ciò che hai fatto è andato perso: quando il piano avrà di nuovo un posto, accederai come prima.`,
    ],
    closing: ['Per saperne di più rivolgiti al titolare del salone.'],
  })

/** Notifies a collaborator that the salon's plan has a seat for them again. */
export const reinstatedMail = (config: Config, salon: Salon, member: Person): Mail =>
  renderMail(config, {
    to: member.email,
    subject: 'Il tuo accesso al salone è di nuovo attivo',
    title: 'Bentornato nel team',
    opening: [
      greeting(member.firstName),
      `${salonName(salon)} ha di nuovo un posto per te: puoi accedere come prima, con la tua email e la tua password.`,
    ],
    closing: [`Accedi qui: ${config.publicUrl}/auth`],
  })
