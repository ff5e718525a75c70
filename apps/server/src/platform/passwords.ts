import { hash, type Options, verify } from '@node-rs/argon2'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** With a null hash (nobody of that name) it works as long and answers false. */
  readonly matches: (hash: string | null, password: string) => Promise<boolean>
}

/** Argon2id with the library's costs, 19 MiB and two passes: what OWASP's password storage sheet asks for. */
export function createPasswords(options: Options = {}): Passwords {
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => hash(password, options),
    matches: async (known, password) => {
      nobody ??= hash('nobody', options)
      const same = await verify(known ?? (await nobody), password)
      return known !== null && same
    },
  }
}
