import { createReadStream } from 'node:fs'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClamav } from './clamav.ts'
import { harmful, hasClamav, startClamav } from './clamav-for-tests.ts'
import { ScannerUnavailable } from './scanner.ts'

const absent = hasClamav() ? '' : ' (skipped: clamd is not installed here)'

describe.skipIf(!hasClamav())(`ClamAV${absent}`, () => {
  let clamav: Awaited<ReturnType<typeof startClamav>>
  beforeAll(async () => {
    clamav = await startClamav()
  })
  afterAll(() => clamav?.stop())
  const scan = (...parts: (string | Buffer)[]) =>
    createClamav(clamav.url)(Readable.from(parts.map(part => Buffer.from(part))))

  test('finds what is harmful, wherever it stands', async () => {
    expect(await scan('a painting')).toBe('clean')
    expect(await scan(harmful)).toBe('infected')
    expect(await scan(Buffer.alloc(3_000_000, 'x'), `--${harmful.slice(0, 9)}`, harmful.slice(9))).toBe(
      'infected',
    )
  })

  test('a file that is larger than it takes does not pass', async () => {
    const large = Readable.from(
      (function* () {
        for (let count = 0; count < 120; count++) yield Buffer.alloc(1024 * 1024, 'x')
      })(),
    )
    await expect(createClamav(clamav.url)(large)).rejects.toThrow(ScannerUnavailable)
  })
})

describe('a scanner that cannot say', () => {
  const scan = (url: string) => createClamav(url, 200)(Readable.from([Buffer.from('a painting')]))

  test.each<[string, string | null]>([
    ['is silent', null],
    ['answers nonsense', 'HTTP/1.1 400 Bad Request'],
    ['hangs up', ''],
  ])('because it %s lets nothing pass', async (_, answer) => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.resume()
      if (answer !== null) socket.end(answer)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(scan(`tcp://127.0.0.1:${port}`)).rejects.toThrow(ScannerUnavailable)
    server.close()
  })
  test('because nothing is there lets nothing pass', async () => {
    await expect(scan('tcp://127.0.0.1:1')).rejects.toThrow(ScannerUnavailable)
  })
  test('because the file cannot be read lets nothing pass, and ends no process', async () => {
    const gone = createReadStream('/nowhere/at-all')
    await expect(createClamav('tcp://127.0.0.1:1')(gone)).rejects.toThrow(ScannerUnavailable)
  })
})
