import type { Kysely } from 'kysely'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { DraftAnswers, DraftKind } from '../../../contract/requests.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import type { AdminTables } from '../schema.ts'
import { draftKeyOf } from './draft-key.ts'

const dayMs = 24 * 3_600_000

const maxBytes = 48 * 1024

interface NewDraft {
  readonly kind: DraftKind
  readonly answers: DraftAnswers
  readonly token: string | undefined
  readonly lang: string | undefined
  /** The account that is logged in; null for none. */
  readonly account: string | null
}

/**
 * Saves a draft, and resolves to its token; an unknown or expired token is replaced by a new one. Throws `Refusal` 413.
 */
export async function saveDraft(db: Kysely<AdminTables>, draft: NewDraft, now: Date) {
  const { kind, lang, account } = draft
  const answers = JSON.stringify(draft.answers)
  if (Buffer.byteLength(answers) > maxBytes) throw new Refusal(413, 'That is too much to keep.')
  const expires_at = isoAfter(now, (requestDescriptions[kind].draftDays ?? 0) * dayMs)
  const kept = {
    answers,
    locale: negotiateLocale(lang),
    updated_at: now.toISOString(),
    expires_at,
    email_key: draftKeyOf(draft.answers),
    // After a log-out the draft still belongs to the account.
    ...(account !== null && { account_id: account }),
  }
  if (draft.token !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('drafts')
      .set(kept)
      .where('token_hash', '=', hashOf(draft.token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return { token: draft.token, expires_at }
  }
  const token = newToken()
  await db
    .insertInto('drafts')
    .values({ token_hash: hashOf(token), kind, ...kept })
    .execute()
  return { token, expires_at }
}

/** The draft of a token; null when there is none any more. */
export async function findDraft(
  db: Kysely<AdminTables>,
  kind: DraftKind,
  token: string,
  now: Date,
): Promise<{ readonly answers: DraftAnswers; readonly expires_at: string } | null> {
  const draft = await db
    .selectFrom('drafts')
    .select(['answers', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!draft) return null
  return { answers: JSON.parse(draft.answers) as DraftAnswers, expires_at: draft.expires_at }
}

export async function deleteDraft(db: Kysely<AdminTables>, token: string): Promise<void> {
  await db.deleteFrom('drafts').where('token_hash', '=', hashOf(token)).execute()
}
