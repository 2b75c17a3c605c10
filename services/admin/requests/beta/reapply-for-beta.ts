import type { Transaction } from 'kysely'
import { type BetaProduct, productOf } from '../../../../contract/betas.ts'
import type { BetaType } from '../../../../contract/forms/devices.ts'
import { isUniqueViolation } from '../../../../platform/database/dialect.ts'
import { negotiateLocale } from '../../../http/language.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { ConcurrentChange, retryOnConcurrentChange } from '../changes/concurrent-change.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareFormEmail } from '../mails/emails.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices, continueThread, startNotices, startThread } from '../mails/threads.ts'
import { newReference, pathOf } from '../reference.ts'
import { answerLines } from '../request-answers.ts'
import { addEvent, storeRequest } from '../store-request.ts'
import { type RequestChange, updateRequest } from '../update-request.ts'
import { betasOf, withBetas } from './betas-of.ts'
import { answerOnce, findAnswer } from './delivery.ts'
import { reapplied } from './email-templates.ts'
import { queueDecision } from './notify-gallery.ts'
import { findCovering, findLatest, listOpenOf } from './own-applications.ts'
import { storeSeats } from './places.ts'

/** An application of an account, as the gallery service delivers it. */
interface Reapplication {
  /** The id of the delivery, the same for each retry. */
  readonly id: string
  readonly account: string
  readonly name: string
  readonly email: string
  /** Whether the address is confirmed. */
  readonly verified: boolean
  readonly beta: BetaType
  /** Whether a place in the beta was given up. */
  readonly left: boolean
  readonly lang: string
}

/**
 * Stores an application of an account: as a new request, or as a further beta of an undecided one. Without effect for a
 * beta that an open application includes, and for a repeated delivery. Notifies the applicant and staff.
 */
export const reapplyForBeta = (
  dependencies: Dependencies,
  sent: Reapplication,
): Promise<{ reference: string }> => retryOnConcurrentChange(() => reapply(dependencies, sent))

async function reapply(dependencies: Dependencies, sent: Reapplication): Promise<{ reference: string }> {
  const answered = await findAnswer(dependencies.db, sent.id)
  if (answered) return answered
  const product = productOf(sent.beta)
  const open = await listOpenOf(dependencies.db, sent)
  const left = sent.left
    ? open.filter(row => row.state === 'invited' && betasOf(row.answers).includes(product))
    : []
  const covering = findCovering(open, left, product)
  const waiting = open.find(
    row => row.account_id === sent.account && row.state !== 'invited' && row.changes_id === null,
  )
  const now = dependencies.clock()
  const store = covering
    ? async () => covering.reference
    : waiting
      ? await prepareAddition(dependencies, sent, product, waiting, now)
      : await prepareRequest(dependencies, sent, product, now)
  try {
    return await dependencies.db.transaction().execute(async trx => {
      for (const request of left) await leave(trx, request, product, now)
      const answer = { reference: await store(trx) }
      await answerOnce(trx, sent.id, answer, now)
      return answer
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'proof_hash')) throw error
    throw new ConcurrentChange('The same delivery came twice at the same moment')
  }
}

type Store = (trx: Transaction<AdminTables>) => Promise<string>

/** A new request with the answers of the account's latest application. */
async function prepareRequest(
  dependencies: Dependencies,
  sent: Reapplication,
  product: BetaProduct,
  now: Date,
): Promise<Store> {
  const kind = 'beta-application'
  const { account, name, email } = sent
  const reference = newReference(kind)
  const before = await findLatest(dependencies.db, account)
  const { agreement: _, ...answers } = JSON.parse(before?.answers ?? '{}') as Record<string, unknown>
  const said = JSON.parse(withBetas(JSON.stringify(answers), [product])) as Record<string, unknown>
  const mails = await prepareMails(dependencies, sent, product, {
    reference,
    isNew: true,
    facts: [
      before ? `Before: ${before.reference}, ${before.state}` : 'Before: nothing from this account',
      ...answerLines(kind, said),
    ],
  })
  return async trx => {
    const locale = negotiateLocale(sent.lang)
    await storeRequest(trx, { kind, reference, locale, name, email, accountId: account, answers: said }, now)
    for (const queue of mails) await queue(trx)
    return reference
  }
}

/** Adds a beta to an undecided application. Throws `ConcurrentChange` when it has changed. */
async function prepareAddition(
  dependencies: Dependencies,
  sent: Reapplication,
  product: BetaProduct,
  request: RequestRow,
  now: Date,
): Promise<Store> {
  const { id, reference, answers } = request
  const betas = [...betasOf(answers), product]
  const facts = [`Betas: ${betas.join(', ')}`]
  const mails = await prepareMails(dependencies, sent, product, { reference, isNew: false, facts })
  return async trx => {
    await update(trx, request, { answers: withBetas(answers, betas), isFromSender: true }, now)
    await addEvent(trx, { requestId: id, by: 'visitor', state: 'reapplied', text: product }, now)
    for (const queue of mails) await queue(trx)
    return reference
  }
}

interface About {
  readonly reference: string
  readonly isNew: boolean
  /** Lines of the notice to staff. */
  readonly facts: readonly string[]
}

const prepareMails = (dependencies: Dependencies, sent: Reapplication, product: BetaProduct, about: About) =>
  Promise.all([
    prepareFormEmail(dependencies, {
      templates: reapplied,
      to: sent.email,
      locale: negotiateLocale(sent.lang),
      reference: about.reference,
      thread: (about.isNew ? startThread : continueThread)(about.reference),
      path: pathOf(dependencies.secret, about.reference),
      variables: { product },
    }),
    prepareNotice(dependencies, {
      kind: 'beta-application',
      reference: about.reference,
      thread: (about.isNew ? startNotices : continueNotices)(about.reference),
      heading: `Beta application from an account: ${product}`,
      lines: [
        `${sent.name} <${sent.email}>, ${sent.verified ? 'confirmed' : 'not confirmed'}`,
        ...about.facts.flatMap(fact => fact.split('\n')),
      ],
      from: sent.email,
    }),
  ])

/** Removes a beta from an invitation, and withdraws one without betas. */
async function leave(trx: Transaction<AdminTables>, request: RequestRow, product: BetaProduct, now: Date) {
  const { id, state, answers } = request
  const betas = betasOf(answers).filter(beta => beta !== product)
  const isOver = betas.length === 0
  const changed = {
    state: isOver ? 'withdrawn' : state,
    answers: withBetas(answers, isOver ? [product] : betas),
  }
  await update(trx, request, changed, now)
  await storeSeats(trx, id, betas)
  if (!isOver) return
  await addEvent(trx, { requestId: id, by: 'visitor', state: 'withdrawn' }, now)
  await queueDecision(trx, id)
}

async function update(
  trx: Transaction<AdminTables>,
  request: RequestRow,
  change: RequestChange,
  now: Date,
): Promise<void> {
  const asRead = { states: [request.state], answers: request.answers }
  if (!(await updateRequest(trx, request, asRead, change, now)))
    throw new ConcurrentChange('An application has changed meanwhile')
}
