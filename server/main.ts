import './production.ts'
import { setDefaultHighWaterMark } from 'node:stream'

// In bytes. An upload passes six streams, and a quarter of the default is as fast.
setDefaultHighWaterMark(false, 16 * 1024)

await import('./serve.ts')
