import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import copy from '../site/features/newsletter/copy/en.ts'
import { openCollector, type ReceivedSpan } from './collector.ts'
import { createFormVisitor } from './form-visitor.ts'
import { findFreePort, openTestServer, type TestServer } from './test-server.ts'

const collector = await openCollector()

/** The site trusts the proxies of this machine; the services, in their own server, only the site. */
let site: TestServer
let services: TestServer
beforeAll(async () => {
  const port = await findFreePort()
  const shared = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SERVICE_SECRET: 'known to the site and its services',
  }
  services = await openTestServer({ env: { ...shared, ORIGIN: `http://localhost:${port}` } })
  const apart = `http://127.0.0.1:${services.settings.port}/api/admin`
  site = await openTestServer({
    env: { ...shared, PORT: String(port), ADMIN_API_URL: apart, TRUSTED_PROXIES: '127.0.0.1, ::1' },
  })
  return async () => {
    await site.close()
    await services.close()
    await collector.close()
  }
})

const find = (name: string, parent?: ReceivedSpan) =>
  collector.spans.find(
    span => span.name === name && (parent === undefined || span.parentSpanId === parent.spanId),
  )

async function receive(name: string, parent?: ReceivedSpan): Promise<ReceivedSpan> {
  await expect.poll(() => find(name, parent), { timeout: 10_000 }).toBeDefined()
  return find(name, parent) as ReceivedSpan
}

test('one trace goes from a posted form over the service and its statements to the job and its mail', async () => {
  const visitor = createFormVisitor(site)
  await visitor.open('/insight?utm=hidden-query')
  visitor.fill('#newsletter-email', 'mio.hidden@example.com')
  await visitor.press(copy.submit, '#newsletter')
  await sleep(1600)
  await visitor.press(copy.submit)
  const mail = await receive('send mail')
  const inTrace = (name: string) =>
    collector.spans.find(span => span.name === name && span.traceId === mail.traceId)
  await expect.poll(() => inTrace('POST page')).toBeDefined()

  const posted = inTrace('POST page') as ReceivedSpan
  const rendered = await receive('render page', posted)
  const arrived = await receive('POST api', await receive('call /api/admin', rendered))
  const served = await receive('admin subscribe', arrived)
  await receive('insert subscribers', served)
  expect(await receive('send mail', await receive('job mail', served))).toBe(mail)
  expect([posted.parentSpanId ?? '', arrived.kind, posted.traceId]).toEqual(['', 2, mail.traceId])

  const lines = [...site.lines, ...services.lines].filter(({ traceId }) => traceId === mail.traceId)
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['Answered', 'Mail written']))
  expect(collector.text()).toContain('"/insight"')
  expect(collector.text()).not.toMatch(/hidden|127\.0\.0\.1|select "/)
})

test('a trace is continued for a trusted proxy, kept pages too, and made anew for anybody else', async () => {
  const [traceId, parentSpanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` }
  for (const { settings } of [site, site, services])
    await (await fetch(`http://127.0.0.1:${settings.port}/who-we-are`, { headers })).arrayBuffer()
  const toPage = () => collector.spans.filter(span => JSON.stringify(span).includes('"/who-we-are"'))
  await expect.poll(toPage).toHaveLength(3)
  expect(
    toPage().filter(span => span.traceId === traceId && span.parentSpanId === parentSpanId),
  ).toHaveLength(2)
})

test('what only watches a process is not traced, and traces that are not sampled are not exported', async () => {
  const headers = { traceparent: '00-5bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00' }
  await (await site.fetch('/press', { headers })).arrayBuffer()
  await (await site.fetch('/ready')).arrayBuffer()
  await (await site.fetch('/jp/press')).arrayBuffer()
  await expect.poll(() => collector.text().includes('"/jp/press"')).toBe(true)
  expect(collector.text()).not.toMatch(/"\/press"|"\/ready"|content-revision/)
})
