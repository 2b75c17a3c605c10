/** An endpoint's answer other than 200. */
export class EndpointError extends Error {
  override name = 'EndpointError'
  readonly status: number
  /** When the request was sent, by `performance.now()`. */
  readonly sentAt: number

  constructor(status: number, sentAt: number) {
    super(`The office answered ${status}`)
    this.status = status
    this.sentAt = sentAt
  }
}

/** Posts fields to an endpoint of the office. Throws `EndpointError`; a `TypeError` without a network. */
export async function postJson<T>(
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  signal?: AbortSignal,
): Promise<T> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each)
  const sentAt = performance.now()
  const response = await fetch(path, { method: 'POST', body, ...(signal && { signal }) })
  if (!response.ok) throw new EndpointError(response.status, sentAt)
  return response.json()
}
