import type { Transaction } from 'kysely'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { Answers } from '../../../contract/requests/request-description.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { AdminTables, RequestRow } from '../schema.ts'
import { attach } from './attach.ts'
import { retryOnConcurrentChange } from './changes/concurrent-change.ts'
import { storeChange } from './changes/store-change.ts'
import type { Dependencies } from './dependencies.ts'
import { type EmailTemplates, prepareFormEmail } from './mails/emails.ts'
import { mailboxOf } from './mails/mailbox.ts'
import { prepareNotice } from './mails/notices.ts'
import { continueThread, startNotices, startThread } from './mails/threads.ts'
import { changePathOf, newReference, pathOf } from './reference.ts'
import { answerLines, answersToStore } from './request-answers.ts'
import { storeRequest } from './store-request.ts'
import { submitOnce } from './submit.ts'

export interface Sender {
  /** The visitor's network. */
  readonly visitor: string
  readonly account: string | null
}

/** The options of a kind of request, besides its description in the contract. */
export interface SubmitOptions {
  readonly kind: RequestKind
  /** The mail to the sender. */
  readonly received: EmailTemplates
  /** The heading of the notice to staff. */
  readonly heading: string
  /** By default an address can have any number of them. */
  readonly changes?: {
    /** The mail that asks to confirm a change. */
    readonly changed: EmailTemplates
    /** The request of an address that another form would change. */
    readonly findExisting: (
      dependencies: Dependencies,
      email: string,
      account: string | null,
    ) => Promise<Pick<RequestRow, 'id' | 'email' | 'reference'> | undefined>
  }
}

/** A form after validation. */
type SubmittedForm = Answers & {
  readonly captcha: string
  readonly lang: string
  readonly uploads?: readonly string[]
}

/**
 * Submits a form of any kind: stores its answers, attaches its files and queues its mails, once. Where the address has
 * a changeable request, the answers are stored as a change until the owner of the address confirms it; the result is
 * the same, a reference of its own. Throws `FieldRefusal`.
 */
export const submitRequest = (
  dependencies: Dependencies,
  options: SubmitOptions,
  form: SubmittedForm,
  sender: Sender,
) => retryOnConcurrentChange(() => submit(dependencies, options, form, sender))

function submit(
  dependencies: Dependencies,
  options: SubmitOptions,
  form: SubmittedForm,
  { visitor, account }: Sender,
) {
  const { kind, received, heading, changes } = options
  return submitOnce(dependencies, { body: form, visitor }, async now => {
    const description = requestDescriptions[kind]
    const { uploads = [], lang } = form
    if (uploads.length > 0) await dependencies.finishUploads(uploads)
    const { name, email } = description.senderOf(form)
    const existing = await changes?.findExisting(dependencies, email, account)
    const reference = newReference(kind)
    const locale = negotiateLocale(lang)
    const answers = answersToStore(description, form)
    const request = { kind, reference, locale, name, email, accountId: account, answers }
    const queueEmail = await prepareFormEmail(dependencies, {
      templates: changes && existing ? changes.changed : received,
      // The address of the existing request: the submitted one may be another spelling of it.
      to: existing?.email ?? email,
      locale,
      reference,
      mailbox: mailboxOf(kind, dependencies.mailHost),
      thread: existing ? continueThread(existing.reference) : startThread(reference),
      path: (existing ? changePathOf : pathOf)(dependencies.secret, reference),
    })
    const queueNotice = await prepareNotice(dependencies, {
      kind,
      reference,
      thread: startNotices(reference),
      heading,
      lines: [`${name} <${email}>`, ...answerLines(kind, { ...answers, uploads })],
      from: email,
      isHeldBack: existing !== undefined,
    })
    return async (trx: Transaction<AdminTables>) => {
      const id = existing
        ? await storeChange(trx, existing.id, request, now)
        : await storeRequest(trx, request, now)
      await attach(trx, id, { uploads, lang })
      await queueEmail(trx)
      await queueNotice(trx)
      return { reference }
    }
  })
}
