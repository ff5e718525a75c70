declare global {
  /** Where zod keeps its settings, for all copies of itself. Source: `globalConfig` in zod/v4/core. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// The pages' policy forbids to make code at run time. zod tries it with the first schema that is written, so that this has to
// stand before: the file is imported by the root of all pages.
globalThis.__zod_globalConfig = { jitless: true }

export {}
