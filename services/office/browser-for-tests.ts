import type { Fetch } from '../../contract/client.ts'
import { officeApi, officeCalls } from '../../contract/office/office.ts'
import type { OfficeCall } from '../../contract/office/office-call.ts'

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser of staff: it keeps the session cookie and calls the service as one of our pages. */
export function officeBrowser(fetch: Fetch, origin: string) {
  const state = { cookie: '', setCookie: '' }

  /** A request as it is, with the cookie. */
  async function send(path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) {
    const response = await fetch(
      new Request(`${origin}${officeApi}${path}`, {
        ...init,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'X-Visitor-Address': '203.0.113.7',
          'User-Agent':
            'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(state.cookie && { Cookie: state.cookie }),
          ...init.headers,
        },
      }),
    )
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) {
      state.setCookie = cookie
      state.cookie = cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '')
    }
    const text = await response.text()
    const json = text === '' ? null : (JSON.parse(text) as Record<string, unknown>)
    return { status: response.status, headers: response.headers, json }
  }

  return {
    send,
    /** A call by its name. */
    call(name: keyof typeof officeCalls, { params = {}, query, body, headers }: Asked = {}) {
      const { method, path }: OfficeCall = officeCalls[name]
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? 'x'))
      return send(`${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    },
    /** `name=value` of the session cookie; empty for none. */
    get cookie() {
      return state.cookie
    },
    set cookie(value: string) {
      state.cookie = value
    },
    /** The last Set-Cookie header. */
    get setCookie() {
      return state.setCookie
    },
  }
}
