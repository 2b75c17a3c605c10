import { pathOf } from '../../services/admin/requests/reference.ts'
import { answerLines } from '../../services/admin/requests/request-answers.ts'
import type { StaffDependencies } from '../../services/admin/requests/staff/answer-request.ts'
import { getRequest, listEvents } from '../../services/admin/requests/staff/find-request.ts'
import type { RequestRow } from '../../services/admin/schema.ts'
import { listUploadsOf } from '../../services/admin/uploads/claim-uploads.ts'
import { addressIn } from '../../services/mail/write-email.ts'

/** A request on one line. */
export const formatRow = ({ reference, created_at, kind, state, locale, name, email }: RequestRow): string =>
  [
    reference,
    created_at.slice(0, 16),
    kind.padEnd(16),
    state.padEnd(10),
    locale,
    plain(`${name} <${email}>`),
  ].join('  ')

/** A request with everything that belongs to it. */
export async function formatRequest(dependencies: StaffDependencies, reference: string): Promise<string> {
  const { db, origin, secret } = dependencies
  const request = await getRequest(db, reference)
  const events = await listEvents(db, request.id)
  const files = await listUploadsOf(db, request.id)
  return [
    formatRow(request),
    request.changes_id === null
      ? addressIn(origin, request.locale, pathOf(secret, request.reference))
      : 'A change of another request, for its sender to confirm',
    '',
    ...answerLines(request.kind, JSON.parse(request.answers)),
    '',
    ...events.map(({ at, by, state, text }) =>
      [at.slice(0, 16), by, state, text].filter(part => part !== null).join('  '),
    ),
    ...files.map(({ name, size, state, id }) => `file: ${name}  ${size} bytes  ${state}  attachments/${id}`),
  ]
    .map(plain)
    .join('\n')
}

/** Strips control characters: typed text must not move the terminal's cursor. */
export const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '·')
