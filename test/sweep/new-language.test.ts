import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMissingLanguages } from '../../bin/parts/missing-languages.ts'
import { everyLocale } from '../../contract/locale.ts'
import { mio } from '../../services/gallery/service-for-tests.ts'
import { pseudo } from '../../ui/language/pseudo.ts'
import { type OwnProcess, startServer } from '../apart/own-process.ts'
import { createVisitor } from '../cookie-jar.ts'
import { openFolder } from '../folders.ts'
import { linkInMail, readMails, textOf } from '../mails.ts'
import { isFull } from './addresses.ts'
import { addRow, copyProject } from './new-language/copy-project.ts'
import { fillProject } from './new-language/fill-project.ts'
import { fillSource } from './new-language/fill-source.ts'
import { added } from './new-language/pseudo-language.ts'

const minutes = 60_000
const locales = [...everyLocale, added.locale]

test('the pseudo-language is added to a table of sentences, and to one of copy files', () => {
  const source =
    "import en, { size } from './copy/en.ts'\nconst of = (a) => [{ en, cn, jp }, { en: 'Sail on', cn, jp }]"
  expect(fillSource('a.ts', source)).toBe(
    "import enAdded from './copy/xx.ts'\n" +
      source.replace('jp }, {', 'jp, xx: enAdded }, {').replace('jp }]', 'jp, xx: "[Šáíļ öñ~~~]" }]'),
  )
})

// A type check, a build and a server of a copy of the project: some minutes, so only `npm run sweep` does it.
if (isFull)
  describe('a language that is added', () => {
    let copy: string
    let server: OwnProcess
    const dataDir = openFolder('data')
    beforeAll(async () => {
      copy = await copyProject()
      addRow(copy)
      await runIn(copy, ['node_modules/.bin/react-router', 'typegen'], { WORKBENCH: '1' })
    }, 5 * minutes)
    afterAll(() => server?.end())

    test(
      'is missed by the compiler in every place that has a value for each language',
      async () => {
        const { output } = await runIn(copy, ['node_modules/.bin/tsc', '--noEmit'])
        const named = new Set(output.split('\n').map(line => line.split('(')[0]))
        expect(filesWithCopy(copy).filter(file => !named.has(file))).toEqual([])
        for (const file of [
          ...['contract/store.ts', 'platform/settings/mail.ts', 'server/pages/fallback-error-page.ts'],
          ...['services/http/field-refusal.ts', 'services/admin/requests/support/email-templates.ts'],
          ...['services/admin/newsletter/issue-emails.ts', 'services/gallery/mails/write-mail.ts'],
          ...[
            'services/admin/content/sharing-pictures/set-lines.ts',
            'services/admin/content/import/read-time.ts',
          ],
          ...['site/frame/page-head.tsx', 'site/frame/frame-head.tsx', 'site/frame/copy/banner.ts'],
          ...['site/brushes/oils.ts', 'site/pictures/lessons.ts', 'site/pictures/sharing.ts'],
          ...['art/apps/labels/by-locale.ts', 'art/credit.ts', 'art/devices/camera.ts'],
        ])
          expect(named).toContain(file)
      },
      15 * minutes,
    )

    test(
      'is whole once they have been filled: types, build and server',
      async () => {
        fillProject(copy)
        expect(listMissingLanguages(copy, locales)).toEqual([])
        // The tests speak of the three languages that there are.
        const all = JSON.parse(readFileSync(path.join(copy, 'tsconfig.json'), 'utf8'))
        const own = { ...all, exclude: ['**/*.test.ts', '**/*-for-tests.ts', 'test', 'node_modules'] }
        writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(own))
        expect(await runIn(copy, ['node_modules/.bin/tsc', '--noEmit'])).toEqual({ code: 0, output: '' })
        expect(await runIn(copy, ['bin/build.ts'])).toMatchObject({ code: 0 })
        server = await startServer({ dataDir: await dataDir, root: copy })
      },
      15 * minutes,
    )

    const open = async (address: string) => {
      const response = await fetch(`${server.origin}${address}`)
      return { status: response.status, html: await response.text() }
    }

    test.each([
      ...['/xx', '/xx/support', '/xx/procreate', '/xx/insight', '/xx/careers', '/xx/login'],
      ...['/xx/handbook/procreate/5.3/layers/masks', '/xx/privacy-policy'],
    ])('has pages: %s', async address => {
      const { status, html } = await open(address)
      expect([status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([200, added.tag])
      expect(html).toContain(pseudo('Log in'))
      expect(html).toMatch(/<title>[^<]*[áéíöü][^<]*~/)
      expect(html).toContain(`hrefLang="${added.tag}"`)
    })

    test('is offered by every page in the other languages', async () => {
      for (const address of ['/', '/cn', '/jp']) expect((await open(address)).html).toContain(added.name)
    })

    /** A visitor without scripts; `send` posts a form a second time, with the token of the first answer. */
    const arrive = () => {
      const visit = createVisitor({
        fetch: (address, init) => fetch(`${server.origin}${address}`, { redirect: 'manual', ...init }),
      })
      const send = async (at: string, fields: Readonly<Record<string, string>>) => {
        const first = await (await visit.post(at, fields)).text()
        const captcha = /<input type="hidden" name="captcha" value="([^"]*)"/.exec(first)?.[1] ?? ''
        await new Promise(resolve => setTimeout(resolve, 1600))
        return visit.post(at, { ...fields, captcha })
      }
      return { ...visit, send }
    }
    const expectMail = async (to: string, page: string) => {
      const mailbox = { dataDir: await dataDir }
      await linkInMail(mailbox, to, page)
      const [mail = ''] = await readMails(mailbox, to)
      expect(mail).toContain(`Content-Language: ${added.tag}`)
      expect(textOf(mail)).toMatch(/\[.*[áéíöü].*~\]/)
    }

    test('has a form, what is wrong with it, its thank-you page and its mail', async () => {
      const visit = arrive()
      const you = { name: 'Ines', email: 'ines@example.com', email2: 'ines@example.com' }
      const question = { question: 'How do I use a clipping mask on two layers?' }
      let at = '/xx/support/request'
      for (const fields of [{ product: 'procreate' }, you, question, {}] as Record<string, string>[])
        at = (await visit.post(at, fields)).headers.get('location') ?? ''
      const all = { product: 'procreate', ...you, ...question, code_of_conduct: 'on' }
      const wrong = await visit.post(at, { ...all, code_of_conduct: '' })
      const html = await wrong.text()
      expect([wrong.status, html.includes(pseudo('Required field'))]).toEqual([422, true])
      const thanks = (await visit.send(at, all)).headers.get('location') ?? ''
      expect(thanks).toMatch(/^\/xx\/support\/request\/thank-you\?reference=S-/)
      await expectMail(you.email, '/xx/support/requests/[\\w-]+')
    })

    test('has accounts, and the mail that confirms one', async () => {
      const { lang: _, ...person } = mio
      const answer = await arrive().send('/xx/register', { ...person, terms: 'on' })
      expect(answer.headers.getSetCookie().join()).toMatch(/user=.*token=/)
      await expectMail(person.email, '/xx/account/confirm')
    })

    test('has the newsletter, and the mail that confirms it', async () => {
      const to = 'noor@example.com'
      expect((await arrive().send('/xx/newsletter', { email: to })).status).toBe(200)
      await expectMail(to, '/xx/newsletter/confirm')
    })

    test('is in the sitemaps', async () => {
      expect((await open('/sitemap.xml')).html).toContain('<loc>')
      for (const map of ['pages', 'handbook', 'insight'])
        expect((await open(`/sitemap-${map}.xml`)).html).toContain(`hreflang="${added.tag}"`)
    })
  })

/** Files of the product that take copy from `en.ts` and from `cn.ts`, and so have to take it from the new language's file. */
const filesWithCopy = (copy: string): string[] =>
  globSync('{art,contract,server,services,site,ui}/**/*.{ts,tsx}', { cwd: copy })
    .filter(file => !/(?:\.test|-for-tests)\.ts$/.test(file))
    .filter(file => {
      const text = readFileSync(path.join(copy, file), 'utf8')
      return /^import (?!type).*\/en\.ts'$/m.test(text) && /^import (?!type).*\/cn\.ts'$/m.test(text)
    })

/** Runs one of the project's programs in the copy. */
async function runIn(
  copy: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { code, output: Buffer.concat(output).toString('utf8') }
}
