import tailwindcss from '@tailwindcss/vite'
import type { PluginOption } from 'vite'

/** Tailwind; CSS modules are put in the layer below its utilities, so that a utility wins over them. */
export const styles = (): PluginOption[] => [
  tailwindcss(),
  {
    name: 'css-modules-in-a-layer',
    enforce: 'pre',
    transform: (code, id) => (/\.module\.css$/.test(id) ? { code: `@layer components {${code}}`, map: null } : null),
  },
]
