import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { findFreePort } from '../test/test-server.ts'
import { openFolder, startProduction } from './production.ts'
import { addMember, endSessions, logIn } from './staff-session.ts'
import { createWriter, type Key } from './writer.ts'

const folder = openFolder()
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
process.env.ORIGIN = origin
const site = await startProduction(folder, undefined, port)
const database = await openDatabase<Tables>({ kind: 'embedded', file: join(folder, 'data', 'site.db') })
const { db } = database
const staffId = await addMember(db, 'Writer 1', 'editor')
const writer = createWriter('en', openFolder(), origin)
await writer.start()
await writer.open('/office/content/article/en/insight/2026/one-leaf', await logIn(db, staffId))
writer.current().on('console', m => console.log('console', m.text()))
const state = async (label: string, keys: Key[]) => {
  const seen = await writer.current().evaluate(async () => {
    const all = Object.entries(localStorage).filter(([n]) => n.startsWith('copy '))
    const local = all.map(([n, t]) => {
      const c = JSON.parse(t)
      return [n, Date.now() - c.at, (c.fields['body-segments'] ?? '').slice(-80)]
    })
    return {
      local,
      active: document.activeElement?.tagName,
      modal: !!document.querySelector('dialog:modal'),
      hidden: document.hidden,
      kept: document.querySelector('[class*=kept]')?.textContent,
    }
  })
  console.log(
    label,
    keys
      .map(k => k.text)
      .join('')
      .slice(-30),
    JSON.stringify(seen),
  )
}
for (const kind of ['line', 'session']) {
  await writer.begin('body')
  const keys: Key[] = []
  let over = false
  const typing = writer.type(keys, () => over)
  for (let s = 0; s < 4; s++) {
    await sleep(700)
    await state('before', keys)
  }
  if (kind === 'line') await writer.setOffline(true)
  else await endSessions(db, staffId)
  for (let s = 0; s < 8; s++) {
    await sleep(700)
    await state(kind, keys)
  }
  over = true
  await typing
  if (kind === 'line') {
    await writer.setOffline(false)
    await sleep(3000)
    await state('online', keys)
  }
}
await writer.kill()
await database.close()
await site.stop()
