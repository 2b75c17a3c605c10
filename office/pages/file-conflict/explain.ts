import type { OfficeClient } from '../../../contract/office/office.ts'

export type Conflict = Awaited<ReturnType<OfficeClient['getFileConflict']>>

/** What has happened, and what each choice does that is not seen in the texts. */
export function explain({ kind, part, entry, is_live: isLive, is_merged: isMerged }: Conflict): string {
  const sentences = [whatHappened()]
  if (entry.archived_at !== null && kind === 'changed')
    sentences.push(
      'The text is archived in the office. Leaving it off the site settles this; to take the file, bring the text back first.',
    )
  if (entry.parts.some(each => each.part === part && each.state === 'changed'))
    sentences.push('A newer revision is not published yet: it stays in the history, whatever is taken.')
  return sentences.join(' ')

  function whatHappened(): string {
    if (kind === 'removed')
      return part === 'facts'
        ? 'The files were removed, and staff have changed the text since. Taking the removal archives the text: it leaves the site in every language.'
        : 'The file was removed, and staff have changed the text since. Taking the removal takes this language off the site; its revisions stay.'
    if (!isLive)
      return 'The file was changed, and staff have taken the text off the site. Taking the file shows it again.'
    return isMerged
      ? 'Both have changed it, in different places: editing begins with both changes together.'
      : 'Both have changed the same places, which are marked. Editing begins with the rest of both together, and there with what the office has.'
  }
}
