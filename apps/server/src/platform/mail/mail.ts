export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Sends one mail, or throws. The `id` is its message id: a mail sent twice with the same one counts as one mail. */
export type Mailer = { readonly send: (mail: Mail, id: string) => Promise<void> }
