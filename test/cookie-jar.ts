import type { TestServer } from './test-server.ts'

interface StoredCookie {
  readonly value: string
  readonly path: string
}

/** A visitor without scripts: keeps cookies by name and path as a browser does, and sends forms from our own pages. */
export function createVisitor(testServer: Pick<TestServer, 'fetch'>) {
  const jar = new Map<string, StoredCookie>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const [at = ''] = path.split(/[?#]/)
    const sent = [...jar].filter(([, kept]) => isBelow(at, kept.path))
    const headers = new Headers(init.headers)
    headers.set('Cookie', sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '))
    const response = await testServer.fetch(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const path = /; Path=([^;]+)/.exec(cookie)?.[1] ?? '/'
    if (cookie.includes('Max-Age=0')) jar.delete(`${name} ${path}`)
    else jar.set(`${name} ${path}`, { value, path })
  }

  /** Opens an address and follows where it leads; `at` is where it ends. */
  async function open(path: string): Promise<{ response: Response; html: string; at: string }> {
    let at = path
    for (let hops = 0; hops < 5; hops++) {
      const response = await ask(at)
      const location = response.headers.get('location')
      if (location === null) return { response, html: await response.text(), at }
      at = location
    }
    throw new Error(`${path} leads on and on`)
  }

  return {
    /** A request with the visitor's cookies; redirects are not followed. */
    fetch: ask,
    open,
    post: (path: string, fields: Readonly<Record<string, string>> = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
    /** The value of a cookie; empty for none. */
    cookie: (name: string) => [...jar].find(([key]) => key.startsWith(`${name} `))?.[1].value ?? '',
    /** The kept cookies, as `name path`. */
    cookies: () => [...jar.keys()],
    forgetCookies: () => jar.clear(),
  }
}

const isBelow = (at: string, path: string) =>
  at === path || at.startsWith(path.endsWith('/') ? path : `${path}/`)
