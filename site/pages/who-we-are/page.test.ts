import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { link } from '../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const places = ['mountain', 'granite', 'tarn', 'plain', 'falls', 'stacks', 'stars'].map(
  name => `/pictures/place-${name}-`,
)

test.each(everyLocale)('in %s it shows eight paintings of the island, each described', async locale => {
  const response = await testServer.fetch(link(locale, '/who-we-are'))
  const html = await response.text()
  expect(response.status).toBe(200)
  const images = [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image)
  for (const painting of [...places, '/pictures/day-birds-']) {
    const [image, ...others] = images.filter(each => each.includes(painting))
    expect(image).toMatch(/alt="[^"]{40}/)
    expect(others).toEqual([])
  }
})

test('it says what we hold to', async () => {
  const html = await (await testServer.fetch('/who-we-are')).text()
  for (const stand of [
    'Bought once.',
    'No subscription.',
    'No generative AI.',
    'Your work is yours.',
    'No data collected.',
  ]) {
    expect(html).toContain(`>${stand}</h3>`)
  }
})
