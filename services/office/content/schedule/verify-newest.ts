import { Refusal } from '../../../http/problem.ts'
import { getHead, type Trx } from '../find-entry.ts'
import type { GoingRevision } from '../publish-revisions.ts'

/** Throws `Refusal` 409 for a revision that would replace a newer one on the site: it was chosen before that was published. */
export async function verifyNewest(trx: Trx, { entry, part, revision }: GoingRevision): Promise<void> {
  const { live } = await getHead(trx, entry.id, part)
  if (live && live.number > revision.number)
    throw new Refusal(
      409,
      `${entry.path}, ${part}: revision ${live.number} was published since; revision ${revision.number} would replace it.`,
    )
}
