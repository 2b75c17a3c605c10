import type { BundleItemView } from '../../../contract/office/bundles.ts'
import { partTitles } from '../../features/content/part-titles.ts'

/** A fault that names a part by its path, in the words of the list: `One leaf, Chinese: …`. */
export function withTitle(fault: string, items: readonly BundleItemView[]): string {
  const blamed = items.find(({ path, part }) => fault.startsWith(`${path}, ${part}: `))
  if (!blamed) return fault
  const { path, part, title } = blamed
  return `${title || path}, ${partTitles[part]}${fault.slice(`${path}, ${part}`.length)}`
}
