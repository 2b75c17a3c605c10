import './production.ts'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled once is read again at the next start: before any of it is asked for.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import('./serve.ts')
