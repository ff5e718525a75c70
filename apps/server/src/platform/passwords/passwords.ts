import { hash, type Options, verify } from '@node-rs/argon2'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** With a null hash (unknown user) it takes the same time and returns false. */
  readonly matches: (hash: string | null, password: string) => Promise<boolean>
}

/** Argon2id with the library's costs, 19 MiB and two passes: the minimum of OWASP's password storage cheat sheet. */
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
