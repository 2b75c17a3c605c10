import type { TestServer } from './test-server.ts'

/** Resolves when the search of the site has a whole index of a language: a slip of the finger is found by all of its words. */
export async function indexSite(testServer: TestServer, lang: string): Promise<void> {
  for (let total = 0; total === 0; ) {
    const answer = await testServer.fetch(`/api/admin/search?q=procraete&lang=${lang}`)
    ;({ total } = (await answer.json()) as { readonly total: number })
  }
}
