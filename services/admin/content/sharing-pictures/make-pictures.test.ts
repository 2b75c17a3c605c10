import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLog } from '../../../../platform/log.ts'
import { openStorage } from '../../../../platform/storage/open-storage.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { openFolder } from '../../../../test/folders.ts'
import { openAdminService } from '../../service-for-tests.ts'
import { keyOf, makeSharingPictures } from './make-pictures.ts'

onDatabasesInTurn('pictures for sharing', databases => {
  async function open() {
    const dir = await openFolder('sharing')
    const storage = openStorage({ kind: 'folder', dir })
    const service = await openAdminService(databases)
    const lines: string[] = []
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    const asked: string[] = []
    const findPictureFile = async (picture: string) => {
      asked.push(picture)
      return null
    }
    const make = (most = 100, dependencies: object = {}) =>
      makeSharingPictures(service.db, { storage, log, findPictureFile, most, ...dependencies })
    const shownOf = async (lang: string) => {
      const params = { year: '2026', slug: 'one-leaf' }
      return (await service.client().getArticle({ params, query: { lang } })).article.sharing
    }
    const read = async (path: string | null) => {
      const name = /^\/sharing\/made\/([0-9a-f]{20})\.jpg$/.exec(path ?? '')?.[1] ?? ''
      const stored = await storage.get(keyOf(name))
      if (!stored) return null
      const chunks: Uint8Array[] = []
      for await (const chunk of stored.stream) chunks.push(chunk)
      return Buffer.concat(chunks)
    }
    return { service, make, shownOf, read, asked, lines }
  }

  test('are left for later when the process is to end; those that cannot be made are logged; the rest is made a few at a time, for every article and position in every language, and once', async () => {
    const { service, make, shownOf, read, asked, lines } = await open()
    expect(await shownOf('ja')).toBe(null)
    const ending = new AbortController()
    const endIt = async () => {
      ending.abort()
      return null
    }
    expect(await make(100, { findPictureFile: endIt, signal: ending.signal })).toBe(0)
    expect(lines).toEqual([])
    const findPictureFile = async () => new Uint8Array([1, 2, 3])
    expect(await make(100, { findPictureFile })).toBe(3)
    expect(lines).toHaveLength(3)
    expect([await make(2), await make(2), await make(2)]).toEqual([2, 1, 0])

    const picture = await read(await shownOf('ja'))
    expect(await sharp(picture ?? Buffer.of()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(await shownOf('ja')).not.toBe(await shownOf('en-US'))
    expect(asked).toEqual(['coast', 'coast', 'coast'])
    const [position] = await service.client().getPosition({ params: { slug: 'brush-maker' } })
    expect(await read(position?.sharing ?? null)).not.toBe(null)
  })

  test('are made anew when a title changes; what is gone takes its picture along', async () => {
    const { service, make, shownOf, read } = await open()
    await service.remove('careers/brush-maker')
    expect(await make()).toBe(3)
    const before = await shownOf('en-US')
    await service.publish({
      'insight/2026/one-leaf/en.md': '---\ntitle: Two leaves\nintro: x\n---\n\nA text.\n',
    })
    expect(await make()).toBe(1)
    const after = await shownOf('en-US')
    expect(after).not.toBe(before)
    expect([await read(before), (await read(after)) === null]).toEqual([null, false])
    await service.remove('insight/2026/one-leaf')
    await make()
    expect(await read(after)).toBe(null)
  })
})
