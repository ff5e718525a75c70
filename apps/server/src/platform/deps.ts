import type { Background } from './background.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database/db.ts'
import type { Secrets } from './encryption/data-key.ts'
import type { Log } from './http/logging.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { MailSender } from './mail/mail-sender.ts'
import type { Passwords } from './passwords.ts'

/** Dependencies of the features. `main.ts` builds the real ones, tests build theirs. */
export type Deps = Secrets & {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly mailSender: MailSender
  readonly passwords: Passwords
  readonly background: Background
  readonly log: Log
  readonly ledger: Ledger
}
