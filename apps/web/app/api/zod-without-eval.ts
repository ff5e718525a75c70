declare global {
  /** Global settings of zod, shared by all its copies. Source: `globalConfig` in zod/v4/core. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// The Content-Security-Policy forbids eval, which zod tries when the first schema is created. This must run before, so the root
// of all pages imports it.
globalThis.__zod_globalConfig = { jitless: true }

export {}
