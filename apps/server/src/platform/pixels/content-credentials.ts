import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RetouchSign } from '@riflesso/vision'
import { recognisePhoto } from '@riflesso/vision/file'
import { z } from 'zod'

/** Declarations of Content Credentials about a picture. */
export type Declared = Extract<RetouchSign, 'generated' | 'edited'>

/** IPTC NewsCodes 'Digital Source Type', the last part of their address. */
const SOURCES: Readonly<Record<string, Declared>> = {
  trainedAlgorithmicMedia: 'generated',
  compositeWithTrainedAlgorithmicMedia: 'edited',
}

/** C2PA specification, 'Actions': those that change the visible content. Cropping, resizing and re-encoding do not. */
const ACTIONS: Readonly<Record<string, Declared>> = {
  'c2pa.adjustedColor': 'edited',
  'c2pa.color_adjustments': 'edited',
  'c2pa.drawing': 'edited',
  'c2pa.edited': 'edited',
  'c2pa.filtered': 'edited',
}

const storeSchema = z.object({
  validation_state: z.enum(['Valid', 'Trusted']),
  manifests: z.record(
    z.string(),
    z.object({ assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).default([]) }),
  ),
})
const actionsSchema = z.object({
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().optional() })),
})

/** Nothing is fetched: neither remote manifests nor the state of certificates. */
const OFFLINE = JSON.stringify({ verify: { remote_manifest_fetch: false, ocsp_fetch: false } })

/** The label of the box with credentials: files without it never load the library. */
const MARK = 'c2pa'

/**
 * The declarations of valid Content Credentials in a JPEG, PNG or WebP; null without any. The signer is not checked:
 * declaring an edit gains nothing. Call it on a worker thread: the library, in WebAssembly, blocks for a tenth of a second at first.
 */
export const declaredRetouch = async (bytes: Uint8Array): Promise<Declared | null> => {
  const format = recognisePhoto(bytes)
  if (!format.ok || !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(MARK)) return null
  try {
    const store = storeSchema.parse(JSON.parse(await readStore(`image/${format.format}`, bytes)))
    const origins = Object.values(store.manifests)
      .flatMap(({ assertions }) => assertions)
      .filter(({ label }) => label.startsWith('c2pa.actions'))
      .flatMap(({ data }) => actionsSchema.safeParse(data).data?.actions ?? [])
      .map(
        ({ action, digitalSourceType = '' }) => SOURCES[digitalSourceType.split('/').at(-1) ?? ''] ?? ACTIONS[action],
      )
    return origins.find((one) => one === 'generated') ?? origins.find((one) => one !== undefined) ?? null
  } catch {
    // Credentials that are broken, or belong to another picture, declare nothing.
    return null
  }
}

async function readStore(type: string, bytes: Uint8Array): Promise<string> {
  const { initSync, WasmReader } = await import('@contentauth/c2pa-wasm')
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')) })
  const reader = await WasmReader.fromBytes(type, bytes, OFFLINE)
  const json = reader.json()
  reader.free()
  return json
}
