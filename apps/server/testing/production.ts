/** A complete production environment: every variable without a safe default. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://riflesso.example.it',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Riflesso <ciao@example.it>',
  LEGAL_NAME: 'Salone S.r.l.',
  LEGAL_ADDRESS: 'Via Roma 1, 50123 Firenze FI',
  LEGAL_VAT: '12345678903',
  LEGAL_PEC: 'salone@pec.it',
  LEGAL_CONTACT: 'info@salone.it',
}
