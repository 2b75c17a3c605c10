import type { EntryKind } from '../../contract/office/content-parts.ts'
import { publishersOf } from '../../contract/office/content-scope.ts'
import { roleTitles } from './labels.ts'

/** Who publishes texts of a kind, as the beginning of a sentence. */
export const rolesThatPublish = (kind: EntryKind): string =>
  `Somebody with the role ${publishersOf(kind)
    .map(role => roleTitles[role])
    .join(' or ')}`
