import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFailedUpload, uploadQuotaPath } from '../../contract/uploads.ts'
import { createLog } from '../../platform/log.ts'
import {
  openUploads,
  readStored,
  type UploadsForTests,
} from '../../services/admin/uploads/uploads-for-tests.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { rowsOf } from '../../test/rows.ts'
import { createExchange } from '../http/exchange.ts'
import { postedRequest } from './posted-request.ts'

const log = createLog('silent')

const nothing = async (_: Request) => {}

onDatabasesInTurn('a form with files, posted without scripts', databases => {
  async function openDoor(options: UploadsForTests & { readonly before?: typeof nothing } = {}) {
    const { before = nothing, ...rest } = options
    const opened = await openUploads(databases, rest)
    // The production timeout: a test that writes a large file keeps its connection.
    const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`
      const options = {
        uploads: async (request: Request) => {
          await before(request)
          return opened.uploads.answer(request)
        },
        folder: opened.folder,
        origin,
        serviceSecret: 'a secret between the two',
        log,
      }
      try {
        const exchange = createExchange(request, response, () => '203.0.113.7')
        const posted = await postedRequest(exchange, options)
        if (typeof posted === 'number') return void response.writeHead(posted, { Connection: 'close' }).end()
        const entries = [...(await posted.formData())]
        response.end(JSON.stringify(entries))
      } catch {
        response.destroy()
      }
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    return {
      ...opened,
      port,
      post: (form: FormData, path = '/support/request') =>
        fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: form }),
    }
  }
  let options: Awaited<ReturnType<typeof openDoor>>
  beforeAll(async () => {
    options = await openDoor()
  })

  async function entries(response: Response) {
    expect(response.status).toBe(200)
    return (await response.json()) as [string, string][]
  }

  test('each file becomes an id that a request can claim, in any language of the page', async () => {
    const form = new FormData()
    form.append('question', 'Où est mon pinceau ?')
    form.append('files', new File(['hello'], '筆 ＆ notes.txt'))
    form.append('files', new File([''], ''))
    const read = await entries(await options.post(form, '/jp/support/request/files'))
    expect(read[0]).toEqual(['question', 'Où est mon pinceau ?'])
    const [, id = ''] = read[1] ?? []
    expect(read).toEqual([read[0], ['uploads', id]])
    expect((await readStored(options.storage, id))?.toString()).toBe('hello')
    const [row, ...others] = (await rowsOf(options.db, 'uploads')).filter(upload => upload.id === id)
    expect(row).toMatchObject({ name: '筆 ＆ notes.txt', state: 'complete' })
    expect(others).toEqual([])
    expect(await options.growing()).toEqual([])
  })

  test('a file that is not taken is named with its reason, and the others arrive', async () => {
    const form = new FormData()
    form.append('files', new File(['<svg onload="alert(1)"/>'], 'picture.svg'))
    form.append('files', new File(['MZ'], 'picture.png'))
    form.append('files', new File([], 'empty.txt'))
    form.append('files', new File(['fine'], 'fine.txt'))
    form.append('failed_uploads', 'type made-up.txt')
    const read = await entries(await options.post(form))
    expect(read.map(([name]) => name)).toEqual([
      'failed_uploads',
      'failed_uploads',
      'failed_uploads',
      'uploads',
    ])
    expect(read.slice(0, 3).map(([, value]) => readFailedUpload(value))).toEqual([
      { reason: 'type', name: 'picture.svg' },
      { reason: 'type', name: 'picture.png' },
      { reason: 'empty', name: 'empty.txt' },
    ])
  })

  test('the eleventh file is one too many', async () => {
    const form = new FormData()
    for (let count = 1; count <= 11; count++) form.append('files', new File(['x'], `${count}.txt`))
    const read = await entries(await options.post(form))
    expect(read.filter(([name]) => name === 'uploads')).toHaveLength(10)
    expect(read.at(-1)).toEqual(['failed_uploads', 'count 11.txt'])
  })

  test('more than 100 MB are too many, and nothing of them stays', async () => {
    const form = new FormData()
    form.append('files', new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'large.zip'))
    form.append('question', 'still here')
    expect(await entries(await options.post(form))).toEqual([
      ['question', 'still here'],
      ['failed_uploads', 'size large.zip'],
    ])
    expect(await options.growing()).toEqual([])
  })

  test('fields are bounded as everywhere, and other pages take no files', async () => {
    const long = new FormData()
    long.append('question', 'x'.repeat(70_000))
    expect((await options.post(long)).status).toBe(413)
    const form = new FormData()
    form.append('files', new File([new Uint8Array(70_000)], 'a.zip'))
    expect((await options.post(form, '/press')).status).toBe(413)
    const nothing = await fetch(`http://127.0.0.1:${options.port}/support/request`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'no form at all',
    })
    expect(nothing.status).toBe(400)
  })

  test('a sender who hangs up in the middle of a file leaves nothing', async () => {
    const socket = connect(options.port, '127.0.0.1')
    const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\nPK'
    socket.write(
      `POST /support/request HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${head}`,
    )
    await expect.poll(() => options.growing()).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => options.growing()).toEqual([])
  })

  describe('when the address has sent enough', () => {
    test('none of its files reaches the disk, and its words arrive', async () => {
      const strict = await openDoor({ allowed: { uploadedByAddress: { points: 5, seconds: 60 } } })
      const written: string[] = []
      await mkdir(strict.folder, { recursive: true })
      const watching = watch(strict.folder, (_, name) => written.push(String(name)))
      const form = new FormData()
      form.append('question', 'still here')
      form.append('files', new File([new Uint8Array(6_000_000)], 'large.zip'))
      form.append('files', new File(['x'], 'small.txt'))
      expect(await entries(await strict.post(form))).toEqual([
        ['question', 'still here'],
        ['failed_uploads', 'unavailable large.zip'],
        ['failed_uploads', 'unavailable small.txt'],
      ])
      expect(written).toEqual([])
      watching.close()
    })

    test('a body of unknown length counts as the largest that is taken', async () => {
      const strict = await openDoor({ allowed: { uploadedByAddress: { points: 1000, seconds: 60 } } })
      const body = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n`
      const asked = {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      }
      const answer = await fetch(`http://127.0.0.1:${strict.port}/support/request`, asked)
      expect(await entries(answer)).toEqual([['failed_uploads', 'unavailable a.txt']])
    })

    test('a file is counted once, and only the site is believed that it was counted', async () => {
      const strict = await openDoor({ allowed: { uploadsByAddress: { points: 2, seconds: 60 } } })
      const form = new FormData()
      form.append('files', new File(['a'], 'a.txt'))
      form.append('files', new File(['b'], 'b.txt'))
      expect((await entries(await strict.post(form))).map(([name]) => name)).toEqual(['uploads', 'uploads'])
      expect((await strict.create('c.txt', 1, { 'Upload-Counted': '1' })).status).toBe(429)
      expect((await strict.ask(uploadQuotaPath, 'POST', { 'Upload-Length': '1' })).status).toBe(404)
      const ours = { Authorization: 'Service a secret between the two', 'X-Visitor-Address': '203.0.113.9' }
      expect((await strict.ask(uploadQuotaPath, 'GET', ours)).status).toBe(405)
      expect((await strict.ask(uploadQuotaPath, 'POST', ours)).status).toBe(400)
    })

    test('it is told to come back, by file; a quick one does not overtake a slow one, and the rest is not tried', async () => {
      const tried: string[] = []
      const strict = await openDoor({
        allowed: { uploadsByAddress: { points: 1, seconds: 60 } },
        before: async request => {
          if (new URL(request.url).pathname === uploadQuotaPath) return
          const [, name = ''] = request.headers.get('upload-metadata')?.split(' ') ?? []
          tried.push(Buffer.from(name, 'base64').toString())
          if (tried.length === 1) await sleep(200)
        },
      })
      const form = new FormData()
      for (const letter of ['a', 'b', 'c']) form.append('files', new File([letter], `${letter}.txt`))
      const [taken, ...rest] = await entries(await strict.post(form))
      expect(taken?.[0]).toBe('uploads')
      expect(rest).toEqual([
        ['failed_uploads', 'unavailable b.txt'],
        ['failed_uploads', 'unavailable c.txt'],
      ])
      expect(tried).toEqual(['a.txt'])
    })
  })
})
