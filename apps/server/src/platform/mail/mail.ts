export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Sends one mail, or throws. The `id` goes with it: a mail sent twice with the same one counts as the same mail. */
export type Mailer = { readonly send: (mail: Mail, id: string) => Promise<void> }
