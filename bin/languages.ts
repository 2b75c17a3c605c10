// Names every file that a language of contract/locale.ts lacks; the compiler names the rest. Part of `npm run check`.
import { join } from 'node:path'
import { everyLocale } from '../contract/locale.ts'
import { listMissingLanguages } from './parts/missing-languages.ts'

const missing = listMissingLanguages(join(import.meta.dirname, '..'), everyLocale)
for (const line of missing) console.error(`languages: ${line}`)
if (missing.length > 0) process.exitCode = 1
