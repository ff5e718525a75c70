// `npm run build`: installs if needed, then builds the web app if a source file has changed.
import { ensureBuilt, ensureInstalled } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
