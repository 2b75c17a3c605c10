/** What staff verify before they grant a permission: the id as stored in the audit log, and its sentence. */
export const permissionChecklist = [
  { id: 'identity', text: 'The applicant is who they say they are, and may sign for the company.' },
  { id: 'use', text: 'The use is described exactly: which marks, on what, how many, where and how long.' },
  {
    id: 'guidelines',
    text: 'The use keeps to the trademark guidelines, and cannot be taken for a product of ours.',
  },
  { id: 'sample', text: 'A sketch or a sample has been seen, or none is needed.' },
  { id: 'conflicts', text: 'No other license for the same use is in the way.' },
  { id: 'terms', text: 'The terms name the use, its limits and the credit line.' },
] as const

export const permissionChecklistIds: readonly string[] = permissionChecklist.map(({ id }) => id)
