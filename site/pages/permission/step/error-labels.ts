import type { PermissionField } from '../../../../contract/requests/permission/schema.ts'
import type { PermissionCopy } from '../copy/shape.ts'

/** What fields are called in a list of errors: their labels, but where a label is a question. */
export const errorLabelsOf = (
  fields: readonly PermissionField[],
  copy: Pick<PermissionCopy, 'fields' | 'errorLabels'>,
): Readonly<Record<string, string>> => {
  const labels = { ...copy.fields, ...copy.errorLabels }
  return Object.fromEntries(fields.map(field => [field, labels[field]]))
}
