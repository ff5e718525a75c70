/** Sign-in of the demonstration salon. Exists only in demonstration mode; printed by `npm start`. */
export const DEMONSTRATION_LOGIN = { email: 'demo@riflesso.it', password: 'riflesso-demo' } as const
