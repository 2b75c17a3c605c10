import './production.ts'
import { enableCompileCache } from 'node:module'
import { setDefaultHighWaterMark } from 'node:stream'
import { fileURLToPath } from 'node:url'

// In bytes. An upload passes six streams, and a quarter of the default is as fast.
setDefaultHighWaterMark(false, 16 * 1024)

// The compile cache has to be enabled before the first import that it covers.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import('./serve.ts')
