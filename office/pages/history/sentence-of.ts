import type { RevisionView } from '../../../contract/office/content-view.ts'

interface Done {
  /** What was done, from the address. */
  readonly done: string
  /** The number of the revision that was restored. */
  readonly restored: string
  readonly draft: RevisionView | null
  readonly live: RevisionView | null
}

/** What an act has done. */
export function sentenceOf({ done, restored, draft, live }: Done): string | null {
  if (done === 'archived')
    return 'Archived: visitors see it in no language any more, and it is out of the lists. Nothing is deleted.'
  if (done === 'brought-back')
    return 'Back in the lists. Visitors see it again once its facts and languages are published.'
  if (done !== 'restored' || draft?.origin !== 'restore' || !/^\d+$/.test(restored)) return null
  const seen = live ? `Visitors still see revision ${live.number}` : 'Visitors do not see it'
  return `Revision ${restored} is saved again as revision ${draft.number}, the newest. ${seen} until it is published.`
}
