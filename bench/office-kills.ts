// Crash test of the office: staff keep drafts, answer with files and undo over HTTP while the server is killed (-9) at random
// moments, 200 times or OFFICE_KILLS, or as often as OFFICE_MINUTES allow; no acknowledged reply is without its mail or has
// two, no undone one is mailed, and no draft is lost. `--smtp`: mails go to an SMTP server, which counts the deliveries that
// a file of the outbox would hide.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { everyLocale } from '../contract/locale.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { startSmtp } from '../platform/mail/smtp-for-tests.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { newReference } from '../services/admin/requests/reference.ts'
import { storeRequest } from '../services/admin/requests/store-request.ts'
import { checkAudit } from '../services/office/audit/check-audit.ts'
import { addStaff } from '../services/office/staff/change-staff.ts'
import { textOf } from '../test/mails.ts'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { visitorOf } from './form-sender.ts'
import { type Conversation, converse, logInAsStaff, type Reply } from './office-staff.ts'
import { openFolder, startProduction } from './production.ts'
import { printTable } from './table.ts'

const wantedKills = Number(process.env.OFFICE_KILLS ?? 200)
const staffCount = 4
const requestsEach = 60
/** Conversations that one member of staff has at a time. */
const atOnce = 3
const serviceSecret = 'known to the bench and the server'
process.env.SERVICE_SECRET = serviceSecret
const smtp = process.argv.includes('--smtp') ? await startSmtp() : null
if (smtp) process.env.MAIL_URL = smtp.url

const folder = openFolder()
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
// Links of mails lead to the server that is measured.
process.env.ORIGIN = origin
const setting = { kind: 'embedded', file: join(folder, 'data', 'site.db') } as const
const { invitations, conversations } = await prepare()
let site = await startProduction(folder, undefined, port)
const staff = await Promise.all(invitations.map(link => logInAsStaff(origin, serviceSecret, link)))

let kills = 0
let again = 0
const end = performance.now() + Number(process.env.OFFICE_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000
const isOver = () => kills >= wantedKills || performance.now() > end
const onRetry = () => {
  again++
}
const work = Promise.all(
  staff.flatMap((client, at) =>
    Array.from({ length: atOnce }, async () => {
      const own = conversations.filter((_, number) => number % staffCount === at)
      for (let turn = 0; !isOver(); turn++) {
        const free = own.find(each => !each.isBusy && !each.isLeft && each.turns <= turn)
        if (free) await converse(client, free, { origin, onRetry })
        else await sleep(20)
      }
    }),
  ),
)
while (!isOver()) {
  await sleep(100 + Math.random() * 1900)
  process.kill(site.pid, 'SIGKILL')
  kills++
  site = await startProduction(folder, undefined, port)
}
await work

const database = await openDatabase<Tables>(setting)
const { db } = database
while (await isMailWaiting()) await sleep(200)
const mails = readMails()
const replies = conversations.flatMap(({ replies: own }) => own)
const sent = replies.filter(({ isUndone }) => !isUndone)
const mailsOf = ({ marker }: Reply) => mails.filter(({ text }) => text.includes(marker))
const idsOf = (reply: Reply) => new Set(mailsOf(reply).map(({ messageId }) => messageId))
const brokenLinks = await countBrokenLinks()
await site.stop()
const drafts = await db.selectFrom('reply_drafts').select(['request_id', 'text', 'uploads']).execute()
const events = await db
  .selectFrom('request_events')
  .select(['request_id', 'text'])
  .where('by', '=', 'staff')
  .where('kind', '=', 'message')
  .execute()
const { rows: auditRows, wrong: wrongAudit } = await checkAudit(db as never)
await database.close()
await smtp?.close()

const lostDrafts = conversations.filter(({ id, draft }) => {
  const kept = drafts.find(({ request_id }) => request_id === id)
  return draft === null
    ? kept !== undefined
    : kept?.text !== draft.text || kept.uploads !== JSON.stringify(draft.uploads)
})
const figures: (readonly [string, number, (number | undefined)?])[] = [
  ['killed', kills],
  ['calls sent again', again],
  ['replies acknowledged', replies.length],
  ['of those with a file', replies.filter(({ files }) => files > 0).length],
  ['of those undone', replies.length - sent.length],
  ['undo refused: the mail had left', replies.filter(({ isTooLate }) => isTooLate).length],
  ['replies without a mail', count(sent, reply => mailsOf(reply).length === 0), 0],
  ['replies with two mails', count(sent, reply => idsOf(reply).size > 1), 0],
  // A server that took a mail right before a kill gets it again.
  ['mails delivered twice, with one Message-ID', count(sent, isDeliveredTwice), smtp ? undefined : 0],
  ['mails of undone replies', count(replies, reply => reply.isUndone && mailsOf(reply).length > 0), 0],
  ['mails without a working link or file', brokenLinks, 0],
  ['replies in no thread, or twice', count(sent, ({ marker }) => eventsWith(marker) !== 1), 0],
  [
    'undone replies in a thread',
    count(replies, ({ isUndone, marker }) => isUndone && eventsWith(marker) > 0),
    0,
  ],
  ['drafts read back otherwise while it went', conversations.reduce((sum, { faults }) => sum + faults, 0), 0],
  ['drafts at the end', conversations.filter(({ draft }) => draft !== null).length],
  ['of those lost or changed', lostDrafts.length, 0],
  ['rows of the audit log', auditRows],
  ['first wrong row', wrongAudit ?? 0, 0],
]
printTable(
  `Replies of staff${smtp ? ' by SMTP' : ''}, the server killed (-9) at random moments`,
  figures.map(([what, number, goal]) => [
    what,
    String(number),
    ...(goal === undefined ? [] : [number === goal ? 'met' : 'MISSED']),
  ]),
)
process.exitCode = figures.every(([, number, goal]) => goal === undefined || number === goal) ? 0 : 1

/** Members of staff with their invitations, and a request for each conversation. */
async function prepare() {
  const { db, ...opened } = await openDatabase<Tables>(setting)
  await prepareDatabase({ db, ...opened }, foldersOf(projectRoot).content, createLog('silent'))
  const invitations: string[] = []
  const clock = () => new Date()
  for (let at = 0; at < staffCount; at++) {
    const typed = { email: `staff-${at}@example.com`, name: '', roles: ['support'], languages: [] } as const
    invitations.push(await addStaff({ db: db as never, origin, clock }, typed))
  }
  const conversations: Conversation[] = []
  for (let at = 0; at < staffCount * requestsEach; at++) {
    const reference = newReference('support')
    const email = `sender-${at}@example.com`
    const answers = { product: 'procreate', question: `Question ${at}` }
    const locale = everyLocale[at % everyLocale.length] ?? 'en'
    const form = { kind: 'support', name: 'Mio', accountId: null, reference, locale, email, answers } as const
    const id = await storeRequest(db as never, form, clock())
    conversations.push({
      id,
      reference,
      locale,
      isBusy: false,
      turns: 0,
      isLeft: false,
      draft: null,
      replies: [],
      faults: 0,
    })
  }
  await opened.close()
  return { invitations, conversations }
}

async function isMailWaiting(): Promise<boolean> {
  const waiting = db.selectFrom('jobs').select('id').where('kind', '=', 'mail').where('done_at', 'is', null)
  return (await waiting.executeTakeFirst()) !== undefined
}

/** Each delivery. */
function readMails() {
  if (smtp) return smtp.mails.map(({ raw }) => readMail(raw))
  const outbox = join(folder, 'data', 'mail')
  const names = readdirSync(outbox).filter(name => name.endsWith('.eml'))
  return names.map(name => readMail(readFileSync(join(outbox, name), 'utf8')))
}

function readMail(raw: string) {
  return { text: textOf(raw), messageId: /^Message-ID: (\S+)/m.exec(raw)?.[1] }
}

function isDeliveredTwice(reply: Reply): boolean {
  return mailsOf(reply).length > idsOf(reply).size
}

/** Follows the link of each mail: the thread has to hold its text, in the sender's language, and its files. */
async function countBrokenLinks(): Promise<number> {
  let broken = 0
  let visits = 0
  for (const { locale, replies: own } of conversations)
    for (const reply of own.filter(({ isUndone }) => !isUndone)) {
      const link = /https?:\/\/\S+\?token=[\w-]+/.exec(mailsOf(reply)[0]?.text ?? '')?.[0] ?? origin
      const { pathname, search } = new URL(link)
      const [, reference = ''] = /requests\/([\w-]+)$/.exec(pathname) ?? []
      const address = `${origin}/api/admin/support-requests/${reference}${search}`
      const answer = await fetch(address, {
        headers: { Authorization: `Service ${serviceSecret}`, 'X-Visitor-Address': visitorOf(visits++) },
      })
      const thread = (await answer.json()) as { events?: { text: string | null; files: object[] }[] }
      const event = thread.events?.find(({ text }) => text?.includes(reply.marker))
      const isOfLanguage = pathname.startsWith(locale === 'en' ? '/support/' : `/${locale}/`)
      if (!isOfLanguage || event?.files.length !== reply.files) broken++
    }
  return broken
}

function eventsWith(marker: string): number {
  return events.filter(({ text }) => text?.includes(marker)).length
}

function count<T>(all: readonly T[], isCounted: (each: T) => boolean): number {
  return all.filter(isCounted).length
}
