import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../test/folders.ts'
import { deleteTemporaryFiles } from './delete-temporary-files.ts'
import { openFolderStorage } from './storage/folder.ts'

const later = () => new Date(Date.now() + 2 * 3_600_000)

test('the temporary files of a killed process are deleted an hour later, and nothing else', async () => {
  const folder = await openFolder('sweep')
  const storage = openFolderStorage(join(folder, 'files'))
  await storage.put('attachments/whole', Buffer.from('whole'), { type: 'text/plain', size: 5 })
  await writeFile(join(folder, '.hidden'), 'of somebody else')
  const program = `
    import { writeDurably } from ${JSON.stringify(new URL('./durable-file.ts', import.meta.url).href)}
    async function* endless() {
      for (;;) {
        yield Buffer.alloc(65_536)
        process.stdout.write('.')
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    await writeDurably(${JSON.stringify(join(folder, 'files', 'attachments', '@half'))}, endless())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')

  const left = await readdir(join(folder, 'files', 'attachments'))
  expect(left.filter(name => name.endsWith('.unfinished'))).toHaveLength(1)
  expect(await deleteTemporaryFiles(folder, new Date())).toBe(0)
  expect(await deleteTemporaryFiles(folder, later())).toBe(1)
  const after = await readdir(join(folder, 'files', 'attachments'))
  expect(after.toSorted()).toEqual(['@whole', 'type@whole'])
  expect(await readdir(folder)).toContain('.hidden')
})

test('mails and the secret leave none either; a folder that is not there is no fault', async () => {
  const folder = await openFolder('sweep')
  await mkdir(join(folder, 'mail'))
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const file of [join(folder, '.a.unfinished'), join(folder, 'mail', '.b.unfinished')]) {
    await writeFile(file, 'private')
    await utimes(file, old, old)
  }
  expect(await deleteTemporaryFiles(folder, new Date())).toBe(2)
  expect(await readdir(join(folder, 'mail'))).toEqual([])
  expect(await deleteTemporaryFiles(join(folder, 'none'), new Date())).toBe(0)
})
