import type { Dependencies } from '../dependencies.ts'
import { prepareEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import { addEvent } from '../store-request.ts'
import { checkSupport, updateUnchanged } from './change-state.ts'
import { answered } from './email-templates.ts'
import { getRequest } from './find-request.ts'

export type StaffDependencies = Pick<Dependencies, 'db' | 'origin' | 'mailHost' | 'secret' | 'clock'>

/** Answers a support request by mail, in its sender's language, and on its page. Throws for other kinds. */
export async function answerRequest(
  dependencies: StaffDependencies,
  reference: string,
  text: string,
): Promise<void> {
  const { db, secret, clock } = dependencies
  const request = await getRequest(db, reference)
  checkSupport(request)
  const said = text.trim()
  if (said === '') throw new Error('An answer has words.')
  const paragraphs = said.split(/\n{2,}/)
  const variables = Object.fromEntries(paragraphs.map((paragraph, at) => [`answer${at}`, paragraph]))
  const words = answered[request.locale]
  const filled = words.paragraphs.flatMap(line =>
    line === '{answer}' ? Object.keys(variables).map(slot => `{${slot}}`) : [line],
  )
  const queueEmail = await prepareEmail(dependencies, {
    words: { ...answered, [request.locale]: { ...words, paragraphs: filled } },
    to: request.email,
    locale: request.locale,
    reference: request.reference,
    thread: continueThread(request.reference),
    path: pathOf(secret, request.reference),
    variables,
  })
  const now = clock()
  await db.transaction().execute(async trx => {
    await updateUnchanged(trx, request, { state: 'answered' }, now)
    await addEvent(trx, { requestId: request.id, by: 'staff', state: 'answered', text: said }, now)
    await queueEmail(trx)
  })
}
