export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Sends one mail, or throws. The `id` is its message id: mails sent with the same one count as one mail. */
export type Mailer = { readonly send: (mail: Mail, id: string) => Promise<void> }
