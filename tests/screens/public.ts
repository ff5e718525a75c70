import { answering, answeringAsEver } from './answers.ts'
import { at, dialog, press, sequence, until, type Walk } from './screen.ts'

/** Questions of a salon to its client. */
const QUESTIONS = `/domande#${'A'.repeat(43)}`
const asked = (isSent: boolean) =>
  answering('**/api/shared-previsit', (route) => route.fulfill({ json: { salonName: 'Salone Ada', isSent } }))

/** The screens of a visitor without a session. */
export const PUBLIC_WALKS: readonly Walk[] = [
  {
    as: 'visitor',
    steps: [
      { name: 'landing', open: at('/') },
      { name: 'landing-try-out', open: sequence(press('Prova con una foto'), dialog), whole: false },
      {
        name: 'landing-tried-out',
        open: sequence(press('Mogano su base scura'), until(/^Direi\s\d/)),
        whole: false,
      },
      { name: 'contact', open: at('/contact') },
      { name: 'contact-errors', open: sequence(press('Invia il messaggio'), until('Nome richiesto')) },
      { name: 'not-found', open: at('/nowhere') },
    ],
  },
  {
    as: 'visitor',
    steps: [
      { name: 'privacy', open: at('/privacy') },
      { name: 'terms', open: at('/terms') },
      { name: 'cookie', open: at('/cookie') },
      { name: 'supporto', open: at('/supporto') },
      { name: 'accuracy', open: at('/accuratezza') },
      { name: 'tutorial', open: at('/supporto/correggere-la-lettura') },
    ],
  },
  {
    as: 'visitor',
    steps: [
      { name: 'auth', open: at('/auth') },
      { name: 'forgot-password', open: sequence(press('Password dimenticata?'), until('Password Dimenticata')) },
      { name: 'auth-register', open: at('/auth?plan=pro&billing=yearly') },
      { name: 'auth-errors', open: sequence(press('Inizia la Prova Gratuita'), until('Nome richiesto')) },
      { name: 'register', open: at('/register'), isPictureOnly: true },
      { name: 'invitation-incomplete', open: at('/invito') },
      { name: 'pact-incomplete', open: at('/patto') },
      { name: 'previsit-incomplete', open: at('/domande') },
      {
        name: 'previsit',
        open: sequence(asked(false), at('/'), at(QUESTIONS), async (page) => {
          for (const consent of [/^Voglio mandare/, /^Voglio rispondere/]) await page.getByLabel(consent).check()
        }),
      },
      { name: 'previsit-errors', open: sequence(press('Invia al salone'), until('Scrivi il tuo nome')) },
      {
        name: 'previsit-sent',
        open: sequence(answeringAsEver, asked(true), at('/'), at(QUESTIONS), until('Risposte inviate')),
      },
    ],
  },
]
