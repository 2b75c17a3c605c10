import { expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { userAgentOf } from '../../services/office/care/crawl/user-agent.ts'
import { createRedirects } from './redirects.ts'

test('while redirects cannot be read nobody fails: those of before are followed, and read anew afterwards', async () => {
  const service = { isAway: false, revision: 1, to: '/press' }
  const find = createRedirects({
    admin: {
      async getRedirects() {
        if (service.isAway) throw new Error('nothing listens there')
        return { redirects: [{ from: '/old', to: service.to }] }
      },
      countRedirects: async () => ({ success: true }),
    },
    version: () => service.revision,
    log: createLog('silent'),
  })
  const findAll = () => Promise.all(['/old', '/cn/old', '/none'].map(path => find(path)))
  service.isAway = true
  expect(await findAll()).toEqual([null, null, null])
  service.isAway = false
  expect(await findAll()).toEqual(['/press', '/cn/press', null])
  Object.assign(service, { isAway: true, revision: 2, to: '/careers' })
  for (const _ of [1, 2]) expect(await findAll()).toEqual(['/press', '/cn/press', null])
  service.isAway = false
  expect(await findAll()).toEqual(['/careers', '/cn/careers', null])
})

test('the crawl of the site counts as nobody', async () => {
  const counted: unknown[] = []
  const find = createRedirects({
    admin: {
      getRedirects: async () => ({ redirects: [{ from: '/old', to: '/press' }] }),
      countRedirects: async input => {
        counted.push(input)
        return { success: true }
      },
    },
    version: () => 1,
    log: createLog('silent'),
  })
  vi.useFakeTimers()
  try {
    expect(await find('/old', userAgentOf('https://example.com'))).toBe('/press')
    await find('/old', 'Mozilla/5.0')
    // The shared server of this process has timers that begin anew.
    await vi.advanceTimersByTimeAsync(5000)
  } finally {
    vi.useRealTimers()
  }
  expect(counted).toEqual([{ body: { hits: [{ from: '/old', times: 1 }] } }])
})
