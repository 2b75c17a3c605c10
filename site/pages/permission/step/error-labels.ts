import type { PermissionField } from '../../../../contract/requests/permission/schema.ts'
import type { PermissionCopy } from '../copy/en.ts'

/** The names of fields in an error summary: their labels, or a noun where the label is a question. */
export const errorLabelsOf = (
  fields: readonly PermissionField[],
  copy: Pick<PermissionCopy, 'fields' | 'errorLabels'>,
): Readonly<Record<string, string>> => {
  const labels = { ...copy.fields, ...copy.errorLabels }
  return Object.fromEntries(fields.map(field => [field, labels[field]]))
}
