/** The `type` of the problem document while nothing may be stored: the site is being maintained. */
export const readOnlyProblem = 'urn:problem-type:read-only'
