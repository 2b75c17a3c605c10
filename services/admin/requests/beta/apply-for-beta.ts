import type { Transaction } from 'kysely'
import type { BetaApplication } from '../../../../contract/forms/beta-application.ts'
import { isUniqueViolation } from '../../../../platform/database/dialect.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { localeOf } from '../locale.ts'
import { prepareLetter, prepareNotice, type QueueMail } from '../mails/letters.ts'
import type { Means } from '../means.ts'
import { newReference, pathOf } from '../reference.ts'
import { eraseAfter } from '../retention.ts'
import { addEvent, storeRequest } from '../store-request.ts'
import { submitOnce } from '../submit.ts'
import type { Sender } from '../support/request-support.ts'
import { findOpenApplication } from './open-application.ts'
import { received, updated } from './words.ts'

const kind = 'beta-application'

/**
 * Takes an application for the betas. Who applies again while one is open keeps it, with what was said last: it stays
 * where it is in the review, under its reference. What says nothing new changes nothing and sends no mail.
 */
export async function applyForBeta(means: Means, body: BetaApplication, sender: Sender) {
  try {
    return await apply(means, body, sender)
  } catch (error) {
    if (!isUniqueViolation(error, 'email_key')) throw error
    // Another of the same address came at the same moment: it is stored, and this one says more about it.
    return apply(means, body, sender)
  }
}

function apply(means: Means, body: BetaApplication, { visitor, account }: Sender) {
  return submitOnce(means, { body, visitor }, async now => {
    const open = await findOpenApplication(means.db, body.email, account)
    const reference = open?.reference ?? newReference(kind)
    const { name, email, device_language, familiarity, devices, message } = body
    const locale = localeOf(body.lang)
    const said = { device_language, familiarity, devices, message }
    const answers = JSON.stringify(open ? { ...said, ...signedIn(open) } : said)
    if (open && open.answers === answers && open.name === name) return async () => ({ reference })

    const queueMails = await prepareMails(means, body, { reference, isNew: !open })
    return async trx => {
      if (open) await update(trx, open, { name, email, locale, answers }, now)
      else
        await storeRequest(
          trx,
          { kind, reference, locale, name, email, accountId: account, answers: said },
          now,
        )
      for (const queue of queueMails) await queue(trx)
      return { reference }
    }
  })
}

/** Who has signed stays signed. */
function signedIn({ answers }: RequestRow): { agreement?: unknown } {
  const { agreement } = JSON.parse(answers) as { agreement?: unknown }
  return agreement === undefined ? {} : { agreement }
}

async function update(
  trx: Transaction<AdminTables>,
  { id }: RequestRow,
  newer: Pick<RequestRow, 'name' | 'email' | 'locale' | 'answers'>,
  now: Date,
) {
  await trx
    .updateTable('requests')
    .set({ ...newer, updated_at: now.toISOString(), erase_at: eraseAfter(kind, now) })
    .where('id', '=', id)
    .execute()
  await addEvent(trx, { requestId: id, by: 'visitor', state: 'updated' }, now)
}

function prepareMails(
  means: Means,
  body: BetaApplication,
  { reference, isNew }: { readonly reference: string; readonly isNew: boolean },
): Promise<QueueMail[]> {
  const { name, email, device_language, familiarity, devices, message } = body
  const letter = prepareLetter(means, {
    words: isNew ? received : updated,
    to: email,
    locale: localeOf(body.lang),
    reference,
    path: pathOf(means.secret, reference),
    slots: { name },
  })
  const notice = prepareNotice(means, {
    reference,
    heading: isNew ? 'Beta application' : 'Beta application: changed',
    lines: [
      `${name} <${email}>`,
      `Devices: ${devices.join(', ')} in ${device_language}`,
      `Familiar with: ${familiarity.join(', ')}`,
      ...message.split('\n'),
    ],
    from: email,
  })
  return Promise.all([letter, notice])
}
