import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Waits for a mail to an address with a link of this path; returns the link's path and query. */
export async function linkInMail(
  testServer: Pick<TestServer, 'dataDir'>,
  to: string,
  path: string,
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const texts = (await readMails(testServer, to)).map(textOf)
        const found = texts.map(text => new RegExp(`https?://\\S+?(${path}\\?token=[\\w-]+)`).exec(text)?.[1])
        link = found.findLast(one => one !== undefined)
        return link !== undefined
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBe(true)
  return link ?? ''
}

/** The mails to an address so far, as they were written, the oldest first. */
export async function readMails({ dataDir }: Pick<TestServer, 'dataDir'>, to: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return mails.filter(mail => mail.includes(`\r\nTo: ${to}\r\n`))
}

/** The text part of a mail, decoded. */
export function textOf(mail: string): string {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail) ?? []
  const [, encoding = ''] =
    /Content-Type: text\/plain[\s\S]*?Content-Transfer-Encoding: ([\w-]+)/.exec(mail) ?? []
  if (encoding === 'base64') return Buffer.from(part, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return part
  const bytes = part
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
