/** Whether an `If-None-Match` header names an ETag. https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
export const matchesETag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch !== '' && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*')
