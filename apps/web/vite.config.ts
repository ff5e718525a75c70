import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where `vite dev` finds the API while the interface is worked on. */
const api = 'http://localhost:3000'

/**
 * What every page loads at once. As one file it compresses better than as the thirty that would be shared out, and is asked
 * for once.
 */
const ON_EVERY_PAGE =
  /node_modules.(?:(?:react|react-dom|scheduler|react-router|clsx)[\\/]|@mantine.core.esm.(?:core|components.(?:Button|UnstyledButton|Loader|Transition))[\\/])/

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: ON_EVERY_PAGE }] } } },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': api, '/dev': api, '/samples': api, '/gallery': api },
    watch: { ignored: ['**/build/**'] },
  },
})
