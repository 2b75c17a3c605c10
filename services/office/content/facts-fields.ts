import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../../contract/call.ts'
import { type HandbookProduct, isHandbookProduct } from '../../../contract/handbook-versions.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { articleFactsWith, yearOf } from '../../admin/content/import/articles.ts'
import {
  checkHandbookFolder,
  handbookAddressOf,
  handbookFactsOf,
} from '../../admin/content/import/handbook-pages.ts'
import { findSampleValue, type LegalFacts, legalFactsOf } from '../../admin/content/import/legal-documents.ts'
import { lessonFacts } from '../../admin/content/import/lessons.ts'
import { type PositionTermIds, positionFactsWith } from '../../admin/content/import/positions.ts'
import { ContentFault, slugOf } from '../../admin/content/import/source.ts'
import type { TermKind } from '../../admin/content/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { readVersionsOnce, type VersionsOf } from './handbook/versions-of.ts'

/** The facts of a call as canonical JSON. Throws `Refusal` 422 for facts that the schema of their kind refuses. */
export async function factsFieldsOf(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  facts: Readonly<Record<string, unknown>>,
  versionsOf = readVersionsOnce(db),
): Promise<string> {
  const result = v.safeParse(await schemaOf(db, entry, versionsOf), facts)
  if (!result.success) {
    const issue = result.issues[0]
    throw new Refusal(422, `${v.getDotPath(issue) ?? 'The whole'}: ${sentenceOf(issue)}`)
  }
  const left = entry.kind === 'legal' ? findSampleValue(result.output as LegalFacts) : undefined
  if (left) throw new Refusal(422, `values.${left}: is still the sample, in brackets`)
  const fields = JSON.stringify(result.output)
  if (/\\u00[01]/.test(fields)) throw new Refusal(422, 'The whole: should have no control characters')
  return fields
}

/** What is wrong with a fact; the schema's own messages for missing ones and types name its code. */
function sentenceOf({ type, message, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  return type === 'number' || type === 'integer' ? 'should be a whole number' : message
}

async function schemaOf(
  db: Kysely<OfficeTables>,
  { kind, path }: EntryRow,
  versionsOf: VersionsOf,
): Promise<Schema> {
  if (kind === 'legal') return legalFactsOf(slugOf(path))
  if (kind === 'lesson') return lessonFacts
  if (kind === 'handbook') return handbookFactsOf(await versionsOf(productOf(path)))
  const rows = await db.selectFrom('terms').select(['kind', 'id']).distinct().execute()
  const idsOf = (wanted: TermKind) => rows.filter(row => row.kind === wanted).map(({ id }) => id)
  if (kind === 'article') return articleFactsWith(idsOf('category'), yearOf(path))
  const ids: PositionTermIds = {
    type: idsOf('type'),
    team: idsOf('team'),
    location: idsOf('location'),
    workplace: idsOf('workplace'),
  }
  return positionFactsWith(ids)
}

function productOf(path: string): HandbookProduct {
  const { product } = handbookAddressOf(path)
  if (!isHandbookProduct(product)) throw new ContentFault(`content/${path}: is of no handbook`)
  return product
}

const addresses: Readonly<Record<EntryKind, RegExp>> = {
  article: /^insight\/\d{4}\/[^/@]+$/,
  position: /^careers\/[^/@]+$/,
  lesson: /^education\/[^/@]+$/,
  legal: /^legal\/[^/@]+$/,
  handbook: /^handbook\/[^/@]+(?:\/[^/@]+)+(?:@[\d.]+)?$/,
}

const examples: Readonly<Record<EntryKind, string>> = {
  article: 'insight/, its year, a slash and a name, such as insight/2026/one-leaf',
  position: 'careers/ and a name, such as careers/illustrator',
  lesson: 'education/ and a name, such as education/falling-ball',
  legal: 'legal/ and a name, such as legal/privacy-policy',
  handbook: 'handbook/, the app, and a name for each level, such as handbook/procreate/layers/masks',
}

/** Throws `Refusal` 422 for a path that cannot be the address of an entry of a kind. */
export function verifyPath(kind: EntryKind, path: string): void {
  const isAddress = addresses[kind].test(path) && path.split('@')[0]?.split('/').slice(1).every(isSlug)
  if (!isAddress)
    throw new Refusal(
      422,
      `This cannot be an address: it is ${examples[kind]}, in small letters, digits and hyphens.`,
    )
  if (kind !== 'handbook') return
  try {
    productOf(path)
    checkHandbookFolder(path)
  } catch (error) {
    if (error instanceof ContentFault) throw new Refusal(422, `path: ${error.message}`)
    throw error
  }
}

const isSlug = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
