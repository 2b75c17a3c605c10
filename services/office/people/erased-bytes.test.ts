import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Migrations, migrate } from '../../../platform/database/migrate.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { onEmbeddedDatabase } from '../../../test/databases.ts'
import { openThreeServices } from '../three-services-for-tests.ts'

onEmbeddedDatabase('the file of the embedded database', databases => {
  test('holds nothing of a person who was erased, neither in free pages nor in the log', async () => {
    const setting = await databases.create()
    if (setting.kind !== 'embedded') throw new Error('It is another database')
    const services = await openThreeServices({
      ...databases,
      async open<Tables>(owners: readonly Migrations[] = []) {
        const database = await openDatabase<Tables>(setting)
        for (const migrations of owners) await migrate(database, migrations)
        return database
      },
    })
    const { database, enter, send } = services
    try {
      const marker = 'quillfeather'
      const email = `mio@${marker}.example`
      const question = `Where is the ${marker}? `.repeat(400)
      for (let count = 0; count < 20; count++)
        await send('support', { email, name: marker, answers: { question } })
      await send('support', { email: 'ada@example.org', name: 'Larkspur' })
      const timesOf = async (text: string) => {
        const files = [setting.file, `${setting.file}-wal`].map(file => readFile(file, 'latin1'))
        return (await Promise.all(files)).join('').split(text).length - 1
      }
      const administrator = await enter('administrator')
      const { json } = await administrator.call('findPerson', { body: { email } })
      expect(await timesOf(marker)).toBeGreaterThan(100)
      const erased = await administrator.call('erasePerson', { params: { key: String(json?.key) } })
      expect(erased.json).toMatchObject({ requests: 20 })
      expect(await timesOf(marker)).toBe(0)
      expect(await timesOf('Larkspur')).toBeGreaterThan(0)
    } finally {
      await database.close()
    }
  })
})
