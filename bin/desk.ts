// Reads and answers what visitors have sent, as long as there is no back office. A server may be running on the same data.
import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type BetaProduct, betaProducts } from '../contract/betas.ts'
import { handbooks } from '../contract/handbook-versions.ts'
import { type RequestKind, requestKinds } from '../contract/requests.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { loadSecret } from '../platform/secret.ts'
import { readSettings } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import {
  exportRatings,
  listComments,
  listVotes,
  type RatingFilter,
  ratingsPerPage,
} from '../services/admin/content/handbook/list-ratings.ts'
import { decideApplication, isDecision } from '../services/admin/requests/beta/decide-application.ts'
import {
  decidePermission,
  type PermissionDecision,
} from '../services/admin/requests/permission/decide-permission.ts'
import { answerRequest } from '../services/admin/requests/staff/answer-request.ts'
import { changeState, supportStates } from '../services/admin/requests/staff/change-state.ts'
import { exportRequests } from '../services/admin/requests/staff/export-requests.ts'
import { listRequests } from '../services/admin/requests/staff/find-request.ts'
import { endAllSessions, endSessionsOfUser } from '../services/gallery/sessions/end-sessions.ts'
import { formatComment, formatVotes } from './parts/format-rating.ts'
import { formatRequest, formatRow } from './parts/format-request.ts'

const usage = `npm run desk -- list [kind] [--state STATE]   the newest hundred: ${requestKinds.join(', ')}
npm run desk -- show REFERENCE               one, with what has happened and its files
npm run desk -- reply REFERENCE "text"       answers a support request, by mail in its sender's language
npm run desk -- state REFERENCE STATE        ${supportStates.join(', ')}: of a support request, without a mail
npm run desk -- decide REFERENCE STATE [--betas LIST]
                                             in-review, invited, declined: a beta application, by mail where it is
                                             decided; LIST, procreate,pocket,dreams, in place of what its devices run
npm run desk -- permit REFERENCE in-review|accepted|declined ["text"] [--until YYYY-MM-DD]
                                             a permission request, by mail; a licence needs its terms and last day
npm run desk -- export [kind]                all of them as CSV
npm run desk -- votes [PATH] [--version 5.3] [--page 2]
                                             votes for handbook pages, the most 'no' first
npm run desk -- comments [PATH] [--version 5.3] [--page 2]
                                             comments on handbook pages, newest first
npm run desk -- export ratings [--version 5.3]   all votes and comments as CSV
npm run desk -- end-sessions USER            logs one user out everywhere: by id, user name or e-mail address
npm run desk -- end-sessions --all           logs everybody out
The database and the secret are those of the settings.`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      until: { type: 'string' },
      all: { type: 'boolean' },
      version: { type: 'string' },
      page: { type: 'string' },
      betas: { type: 'string' },
    },
  })
  const [verb, first = '', second = '', third = ''] = positionals
  const reference = first.trim().toUpperCase()
  const settings = readSettings(process.env)
  const { database: setting, origin, supportHost: mailHost } = settings
  if (setting.kind === 'embedded' && !existsSync(setting.file))
    throw new Error(`desk: there is no ${setting.file} yet; start the site once`)
  const database = await openDatabase<Tables>(setting)
  const { db } = database
  try {
    const dependencies = { db, origin, mailHost, secret: await loadSecret(settings), clock: systemClock }
    if (verb === 'list') {
      const wanted = { ...kindOf(first), ...(values.state !== undefined && { state: values.state }) }
      for (const request of await listRequests(db, wanted)) console.log(formatRow(request))
    } else if (verb === 'show' && first) console.log(await formatRequest(dependencies, reference))
    else if (verb === 'reply' && first && second) {
      await answerRequest(dependencies, reference, second)
      console.log(`desk: ${reference} is answered; the mail is on its way`)
    } else if (verb === 'state' && first) {
      const state = supportStates.find(each => each === second)
      if (!state) throw new Error(usage)
      await changeState(dependencies, reference, state)
      console.log(`desk: ${reference} is ${state}`)
    } else if (verb === 'decide' && first && isDecision(second)) {
      if (!(await decideApplication(dependencies, reference, second, betasIn(values.betas))))
        throw new Error(`desk: ${reference} is no beta application that could become ${second}`)
      console.log(`desk: ${reference} is ${second}`)
    } else if (verb === 'permit' && first) {
      await decidePermission(dependencies, reference, decisionOf(second, third, values.until))
      console.log(`desk: ${reference} is ${second}; the mail is on its way`)
    } else if (verb === 'export') {
      // The byte order mark makes spreadsheets read UTF-8.
      process.stdout.write('\uFEFF')
      const rows =
        first === 'ratings'
          ? exportRatings(db, filterOf('', values.version))
          : exportRequests(db, kindOf(first).kind)
      await pipeline(rows, process.stdout, { end: false })
    } else if (verb === 'votes') {
      const page = pageOf(values.page)
      const rows = await listVotes(db, filterOf(first, values.version), page)
      printPage(rows.map(formatVotes), page)
    } else if (verb === 'comments') {
      const page = pageOf(values.page)
      const rows = await listComments(db, filterOf(first, values.version), page)
      printPage(rows.map(formatComment), page)
    } else if (verb === 'end-sessions' && (first !== '') !== (values.all === true)) {
      const ended = first ? await endSessionsOfUser(db, first) : await endAllSessions(db)
      if (ended === null) throw new Error(`desk: there is no user ${first}`)
      console.log(`desk: sessions ended: ${ended}`)
    } else throw new Error(usage)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The products named, commas between; none: those that the application is for. */
function betasIn(given = ''): BetaProduct[] {
  const names = given.split(',').filter(name => name !== '')
  const betas = betaProducts.filter(product => names.includes(product))
  if (betas.length < names.length) throw new Error(usage)
  return betas
}

function decisionOf(state: string, text: string, endsOn = ''): PermissionDecision {
  if (state === 'accepted') return { state, text, endsOn }
  if (state === 'in-review' || state === 'declined') return { state, text }
  throw new Error(usage)
}

function filterOf(path: string, version: string | undefined): RatingFilter {
  const known = Object.values(handbooks).flatMap(versions => versions.map(each => each.group_version))
  if (version !== undefined && !known.some(each => each === version))
    throw new Error(`desk: there is no version ${version}, but ${known.join(', ')}`)
  return { ...(path && { path }), ...(version !== undefined && { groupVersion: version }) }
}

function printPage(lines: readonly string[], page: number) {
  for (const line of lines) console.log(line)
  if (lines.length === ratingsPerPage) console.log(`desk: there may be more: --page ${page + 1}`)
}

function pageOf(given = '1'): number {
  const page = Number(given)
  if (!Number.isSafeInteger(page) || page < 1) throw new Error(usage)
  return page
}

function kindOf(given: string): { readonly kind?: RequestKind } {
  if (given === '') return {}
  const kind = requestKinds.find(each => each === given)
  if (!kind) throw new Error(usage)
  return { kind }
}
