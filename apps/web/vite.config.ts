import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where `vite dev` finds the API while the interface is worked on. */
const api = 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': api, '/dev': api, '/samples': api, '/gallery': api },
    watch: { ignored: ['**/build/**'] },
  },
})
