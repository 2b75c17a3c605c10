import { join } from 'node:path'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'

/** `node test/prepare-content.ts <file>`: a database with the tables and the content, which the servers of a run begin with. */
const [file = ''] = process.argv.slice(2)
const database = await openDatabase<Tables>({ kind: 'embedded', file })
await prepareDatabase(database, join(import.meta.dirname, '../content'), createLog('silent'))
await database.close()
