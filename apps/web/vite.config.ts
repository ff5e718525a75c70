import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import report from '../../docs/accuracy-public.json' with { type: 'json' }
import { accuracyFigures } from './bundling/accuracy-figures.ts'
import { LIBRARY, ownModulesOf } from './bundling/own-modules.ts'
import { styles } from './bundling/styles.ts'

/** URL of the API server, set by `npm run dev`. */
const api = process.env.RIFLESSO_API_URL ?? 'http://127.0.0.1:3000'

const FRAMEWORK =
  /node_modules.(?:(?:react|react-dom|scheduler|react-router|clsx)[\\/]|@mantine.core.esm.(?:core|components.(?:Button|UnstyledButton|Loader|Transition))[\\/])/

const PAGE = ['root.tsx', 'routes/landing.tsx', 'routes/support.tsx', 'routes/tutorial.tsx']
const SALON = ['routes/session-layout.tsx', 'routes/private-layout.tsx', 'routes/app.tsx']

/**
 * Few files, each requested once: by default the bundler creates one for every set of modules shared by some screens, and the first
 * screen of the app would request a hundred.
 */
const groups = [
  { name: 'framework', test: FRAMEWORK, priority: 4 },
  { debugName: 'page', name: ownModulesOf('page', PAGE), priority: 3 },
  // Of at least four screens: these load with the first screen of the app.
  { name: 'libraries', test: LIBRARY, minShareCount: 4, priority: 2 },
  { debugName: 'salon', name: ownModulesOf('salon', SALON), priority: 1 },
]

export default defineConfig({
  // Measured figures, on the landing page and on a separate page.
  define: {
    'import.meta.env.VITE_ACCURACY': JSON.stringify(accuracyFigures(report)),
    'import.meta.env.VITE_ACCURACY_REPORT': JSON.stringify(report),
  },
  plugins: [styles(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  worker: { format: 'es' },
  // Scan all entries at start: a dependency discovered later would reload the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/*.tsx'] },
  server: {
    proxy: { '/api': api, '/dev': api, '/samples': api, '/gallery': api },
    watch: { ignored: ['**/build/**'] },
  },
})
