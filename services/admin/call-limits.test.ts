import { describe, expect, test } from 'vitest'
import { adminCalls } from '../../contract/admin.ts'
import type { Call } from '../../contract/call.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { limitOfCall } from './call-limits.ts'
import { type AdminLimits, defaultLimits } from './limits.ts'
import { openAdminService, origin } from './service-for-tests.ts'

const once = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, { seconds }]) => [name, { points: 1, seconds }]),
) as unknown as AdminLimits

const token = 'x'
const draft = { kind: 'support', token }
const me = { name: 'Mio', email: 'mio@example.com' }
const who = { ...me, email2: 'mio@example.com' }
/** A valid body of each call. */
const bodies: Readonly<Record<string, object>> = {
  requestSupport: { ...who, product: 'dreams', question: 'Why?', code_of_conduct: true },
  askAboutEducation: {
    ...{ ...who, school: 'A sample', role: 'teacher', country: 'Japan', devices: '10-49' },
    ...{ message: 'How?', terms: true },
  },
  joinMediaList: { ...who, organisation: 'A sample', format: 'tv', terms: true },
  applyForBeta: {
    ...{ ...who, device_language: 'ja', familiarity: ['sketching'], devices: ['ipad-a16'] },
    ...{ code_of_conduct: true, terms: true },
  },
  signAgreement: { token, name: 'Mio', agreed: true },
  requestPermission: {},
  applyForPosition: { ...me, message: 'I draw.', uploads: ['0'.repeat(32)], consent: true },
  offerWork: {
    ...{ ...me, uploads: ['0'.repeat(32)], title: 'Last tram', alt: 'A tram.', app: 'pocket', medium: 'oil' },
    ...{ age: '16', licence: 'wall', rights: true, consent: true },
  },
  replyToRequest: { token, text: 'More' },
  confirmChange: { token },
  withdrawRequest: { token },
  findAttachments: { ids: [] },
  saveDraft: { kind: 'support', answers: {} },
  findDraft: draft,
  mailDraft: { ...draft, email: 'mio@example.com' },
  deleteDraft: { token },
  getCaptcha: {},
  subscribe: { email: 'mio@example.com' },
  confirmSubscription: { token },
  unsubscribe: { token },
  findSubscription: { token },
  changeSubscription: { token },
  rateHandbookPage: { group_version: '5.3', path: 'layers', lang: 'en-US', helpful: true },
  countVisit: { lang: 'en-US' },
}

const queries: Readonly<Record<string, string>> = {
  getRequest: '?token=x',
  findHandbookPlaces: '?lang=en-US&paths=layers',
  listWorks: '?lang=en-US',
}

onDatabasesInTurn('every call', databases => {
  const opened = openAdminService(databases, {}, once)

  describe('has a limit by address', () => {
    test.each(Object.values(adminCalls) as readonly Call[])('$name', async ({ name, method, path }) => {
      const { fetch } = await opened
      // Calls may share a limit, so each is sent from a network of its own.
      const visitor = `198.51.100.${Object.keys(adminCalls).indexOf(name)}`
      const call = (headers: object = {}) => {
        const { pathname } = new URL(path.replaceAll(/\{\w+\+?\}/g, '5.3'), origin)
        return fetch(
          new Request(`${origin}/api/admin${pathname}${queries[name] ?? ''}`, {
            method,
            headers: { Origin: origin, 'X-Visitor-Address': visitor, 'X-Visitor-Account': 'mio', ...headers },
            ...(method !== 'GET' && { body: JSON.stringify(bodies[name]) }),
          }),
        )
      }
      const first = await call({ 'Content-Type': 'application/json' })
      expect([name, first.status]).not.toEqual([name, 429])
      const second = await call({ 'Content-Type': 'application/json' })
      expect([name, second.status]).toEqual([name, 429])
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })

  test('that the site makes for a page is not counted; one that it passes on for a visitor is', async () => {
    const { get } = await opened
    const site = { Authorization: 'Service a secret between the two', 'X-Visitor-Address': '198.51.100.200' }
    const statuses = async (headers: Record<string, string>) => [
      (await get('/insight/categories/', headers)).status,
      (await get('/insight/categories/', headers)).status,
    ]
    expect(await statuses(site)).toEqual([200, 200])
    expect(await statuses({ ...site, 'X-Visitor-Call': '1' })).toEqual([200, 429])
  })
})

test('a name of the table of limits is one of the limits', () => {
  expect(Object.values(limitOfCall).filter(name => name !== null && !(name in defaultLimits))).toEqual([])
})
