// Queues an issue of the newsletter for all confirmed subscribers. Idempotent by the name of its file.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { parse } from 'yaml'
import { everyLocale, mapLocales } from '../contract/locale.ts'
import { newsletterTags } from '../contract/newsletter.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { loadSecret } from '../platform/secret.ts'
import { readSettings } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { getIssue, queueIssue } from '../services/admin/newsletter/issues.ts'
import { countReaders } from '../services/admin/newsletter/readers.ts'

const usage = `npm run newsletter -- issue.yaml [--send]    says how many would get it; with --send they do
The file: ${everyLocale.join(', ')}, each with subject, heading, paragraphs and, if wanted, button, lead and notes; path (where the
button leads, such as /insight/2026/paint-on-things) and tags (${newsletterTags.join(', ')}). Its name names the issue.`

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
const template = v.strictObject({
  subject: v.pipe(line, v.maxLength(150)),
  heading: line,
  paragraphs: v.pipe(v.array(line), v.minLength(1)),
  button: v.exactOptional(line),
  lead: v.exactOptional(line),
  notes: v.exactOptional(v.array(line)),
})
const issueFile = v.strictObject({
  ...mapLocales(() => template),
  path: v.exactOptional(v.pipe(v.string(), v.regex(/^\/[\w/.-]*$/, 'should be a path of the site'))),
  tags: v.optional(v.array(v.picklist(newsletterTags)), []),
})

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { send: { type: 'boolean' } },
  })
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new Error(usage)
  const read = v.safeParse(issueFile, parse(readFileSync(file, 'utf8')))
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`newsletter: ${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  }
  const { path, tags, ...templates } = read.output
  const issue = { id: basename(file), templates, tags, ...(path !== undefined && { path }) }
  const settings = readSettings(process.env)
  const database = await openDatabase<Tables>(settings.database)
  try {
    const { db } = database
    const now = new Date()
    if (values.send && !(await queueIssue(db, issue, now))) {
      const { createdAt, queued, finishedAt } = await getIssue(db, issue.id)
      const rest = finishedAt === null ? 'and it goes on' : 'and that was the last'
      console.log(
        `newsletter: ${issue.id} was handed over at ${createdAt}; ${queued} mails queued so far, ${rest}`,
      )
    } else {
      const dependencies = { db, secret: await loadSecret(settings) }
      const count = await countReaders(dependencies, { tags, createdAt: now.toISOString() })
      console.log(
        values.send
          ? `newsletter: ${issue.id} goes to ${count}; the site sends it while it runs`
          : `newsletter: ${count} would get it; --send sends it`,
      )
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
