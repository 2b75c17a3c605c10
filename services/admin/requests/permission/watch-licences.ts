import { setImmediate } from 'node:timers/promises'
import { formatDay } from '../../../mail/format-day.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { type EmailTemplates, prepareEmail, type QueueMail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { ended, endsSoon } from './email-templates.ts'
import { lastDay } from './find-licence.ts'

const remindDaysBefore = 60
const maxAtOnce = 100

/** Reminds holders of expiring licences, once, and ends expired ones; one that staff have ended early without another mail. */
export async function watchLicences(dependencies: StaffDependencies): Promise<void> {
  const today = dayOf(dependencies.clock())
  const soon = new Date(dependencies.clock().getTime() + remindDaysBefore * 86_400_000)
  const over = () => listActive(dependencies).where(lastDay, '<', today).execute()
  await eachInSlices(over, async licence =>
    end(
      dependencies,
      licence,
      licence.ended_early_on === null ? await write(dependencies, ended, licence) : null,
    ),
  )
  const due = () =>
    listActive(dependencies)
      .where('ends_on', '>=', today)
      .where('ends_on', '<=', dayOf(soon))
      .where('reminded_at', 'is', null)
      .where('ended_early_on', 'is', null)
      .execute()
  await eachInSlices(due, async licence =>
    remind(dependencies, licence, await write(dependencies, endsSoon, licence)),
  )
}

/** Processes each licence, after which `list` no longer returns it; lets other requests run between two. */
async function eachInSlices(
  list: () => Promise<readonly ActiveLicence[]>,
  run: (licence: ActiveLicence) => Promise<void>,
) {
  for (let slice = await list(); slice.length > 0; ) {
    for (const licence of slice) {
      await run(licence)
      await setImmediate()
    }
    slice = slice.length < maxAtOnce ? [] : await list()
  }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const listActive = ({ db }: StaffDependencies) =>
  db
    .selectFrom('licences')
    .innerJoin('requests', 'requests.id', 'licences.request_id')
    .select(['request_id', lastDay.as('ends_on'), 'ended_early_on', 'reference', 'email', 'locale', 'kind'])
    .where('state', '=', 'accepted')
    .orderBy(lastDay)
    .limit(maxAtOnce)

type ActiveLicence = Awaited<ReturnType<ReturnType<typeof listActive>['execute']>>[number]

const write = (
  dependencies: StaffDependencies,
  templates: EmailTemplates,
  { reference, email, locale, ends_on }: ActiveLicence,
) =>
  prepareEmail(dependencies, {
    templates,
    to: email,
    locale,
    reference,
    thread: continueThread(reference),
    path: pathOf(dependencies.secret, reference),
    variables: { ends: formatDay(ends_on, locale) },
  })

/** Marks the licence as reminded before its mail is queued, so that of two processes one sends it. */
const remind = ({ db, clock }: StaffDependencies, { request_id }: ActiveLicence, queueEmail: QueueMail) =>
  db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('licences')
      .set({ reminded_at: clock().toISOString() })
      .where('request_id', '=', request_id)
      .where('reminded_at', 'is', null)
      .where('ended_early_on', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await queueEmail(trx)
  })

const end = (
  { db, clock }: StaffDependencies,
  { request_id: id, ends_on, kind }: ActiveLicence,
  queueEmail: QueueMail | null,
) =>
  db.transaction().execute(async trx => {
    const now = clock()
    const change = { state: 'expired', keepFrom: new Date(ends_on) }
    if (!(await updateRequest(trx, { id, kind }, { states: ['accepted'] }, change, now))) return
    await addEvent(trx, { requestId: id, by: 'system', state: 'expired' }, now)
    await queueEmail?.(trx)
  })
