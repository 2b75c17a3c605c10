/** The id of the form that the check boxes of the applications belong to. */
export const decisionForm = 'decide'
