/** What a CV may weigh, in bytes. */
export const maxCvBytes = 10 * 1024 * 1024
