/** The id of the form that the check boxes of the rows belong to. */
export const bulkForm = 'bulk'
