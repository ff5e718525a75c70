// `npm run build`: installs what is missing, then builds the web app if one of its sources has changed.
import { ensureBuilt, ensureInstalled } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
