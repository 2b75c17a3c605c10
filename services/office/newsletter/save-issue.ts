import type { Kysely } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { IssueConflict, IssueFields } from '../../../contract/office/newsletter.ts'
import { newId } from '../../../platform/identity.ts'
import { readFields } from '../../admin/newsletter/issues.ts'
import { Refusal } from '../../http/problem.ts'
import { findColleagues } from '../inbox/colleagues.ts'
import type { OfficeTables } from '../schema.ts'
import { getIssueRow } from './find-issue.ts'

type Db = Kysely<OfficeTables>

const maxOpen = 200

/** Thrown where somebody else has saved since. */
export class StaleIssue extends Error {}

interface SavedIssue {
  /** undefined: a new one. */
  readonly id: string | undefined
  readonly version: number
  readonly fields: IssueFields
  readonly staffId: string
}

interface Saved {
  readonly id: string
  readonly version: number
}

/** The fields in the one form that they are compared in. */
export const inOrder = ({ texts, in_english, tags }: IssueFields): IssueFields => ({
  texts: Object.fromEntries(
    everyLocale.map(locale => {
      const { subject, preheader, text } = texts[locale]
      return [locale, { subject: subject.trim(), preheader: preheader.trim(), text }]
    }),
  ) as IssueFields['texts'],
  in_english: everyLocale.filter(locale => locale !== 'en' && in_english.includes(locale)),
  tags: newsletterTags.filter(tag => tags.includes(tag)),
})

/**
 * Saves an issue as its next version: a draft, whatever was approved or scheduled. What says the same stays as it is. Throws
 * `StaleIssue` where somebody else has saved since, and `Refusal` 422 for one that goes out or has gone out.
 */
export async function saveIssue(trx: Db, saved: SavedIssue, now: Date): Promise<Saved> {
  const ordered = inOrder(saved.fields)
  const fields = JSON.stringify(ordered)
  const { subject } = ordered.texts.en
  const changed = { changed_by: saved.staffId, changed_at: now.toISOString() }
  const id = saved.id ?? newId()
  const version = saved.id === undefined ? 1 : saved.version + 1
  if (saved.id === undefined) {
    await verifyRoom(trx)
    await trx
      .insertInto('newsletter_issues')
      .values({ id, state: 'draft', version, fields, subject, ...changed })
      .execute()
  } else {
    const row = await getIssueRow(trx, id)
    if (row.fields === fields) {
      await dropCopy(trx, id, saved.staffId)
      return { id, version: row.version }
    }
    if (row.state === 'sending' || row.state === 'sent')
      throw new Refusal(422, 'It is going out, or has gone out: it stays as its readers got it.')
    const decided = { asked_by: null, approved_by: null, send_at: null, note: '' }
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set(({ eb }) => ({
        ...{ state: 'draft', version, fields, subject, ...changed, ...decided },
        turn: eb('turn', '+', 1),
      }))
      .where('id', '=', id)
      .where('version', '=', saved.version)
      .where('state', 'not in', ['sending', 'sent'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new StaleIssue()
  }
  await trx
    .insertInto('newsletter_versions')
    .values({ issue_id: id, version, fields, staff_id: saved.staffId, at: now.toISOString() })
    .execute()
  await dropCopy(trx, id, saved.staffId)
  return { id, version }
}

async function verifyRoom(trx: Db): Promise<void> {
  const { count } = await trx
    .selectFrom('newsletter_issues')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '<>', 'sent')
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxOpen)
    throw new Refusal(422, `There are ${maxOpen} issues that have not gone out. Remove some of them.`)
}

export const dropCopy = async (trx: Db, issue: string, staffId: string): Promise<void> => {
  await trx
    .deleteFrom('newsletter_copies')
    .where('issue_id', '=', issue)
    .where('staff_id', '=', staffId)
    .execute()
}

/** What somebody else has saved since a version, and both changes together, field by field. */
export async function describeConflict(
  db: Db,
  { id = '', version, fields }: SavedIssue,
): Promise<IssueConflict> {
  const row = await getIssueRow(db, id)
  const begun = await db
    .selectFrom('newsletter_versions')
    .select('fields')
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const theirs = readFields(row.fields)
  const [base, mine] = [begun ? readFields(begun.fields) : theirs, inOrder(fields)]
  const both: string[] = []
  const pick = <T>(name: string, of: (from: IssueFields) => T): T => {
    const [before, here, there] = [base, mine, theirs].map(from => JSON.stringify(of(from)))
    if (here === there || here === before) return of(theirs)
    if (there !== before) both.push(name)
    return of(mine)
  }
  const texts = Object.fromEntries(
    everyLocale.map(locale => [
      locale,
      {
        subject: pick(`${locale}.subject`, each => each.texts[locale].subject),
        preheader: pick(`${locale}.preheader`, each => each.texts[locale].preheader),
        text: pick(`${locale}.text`, each => each.texts[locale].text),
      },
    ]),
  ) as IssueFields['texts']
  const merged = {
    texts,
    in_english: pick('in_english', each => each.in_english),
    tags: pick('tags', each => each.tags),
  }
  const names = await findColleagues(db, [row.changed_by])
  const by = row.changed_by === null ? null : (names.get(row.changed_by)?.name ?? null)
  return { version: row.version, by, theirs, merged, both }
}
