/** The path of a request in the inbox, below `/office`: references are in lower case there. */
export const pathOfRequest = (reference: string): string => `/inbox/requests/${reference.toLowerCase()}`

/** The path of the decision about a permission request, below `/office`. */
export const pathOfDecision = (reference: string): string => `/permissions/${reference.toLowerCase()}`
