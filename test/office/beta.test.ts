import { beforeAll, expect, test } from 'vitest'
import { createGalleryClient } from '../../contract/gallery.ts'
import { readMails } from '../mails.ts'
import { register } from '../register.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { unique, uniqueAddress } from '../unique.ts'
import { openStaff, receiveRequest, uniqueName } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

/** An application that no other file's filter shows. */
const apply = (
  name: string,
  answers: object = {},
  locale: 'en' | 'jp' = 'en',
  email = uniqueAddress('applicant'),
  accountId: string | null = null,
) =>
  receiveRequest(server, {
    ...{ kind: 'beta-application', name, locale, email, accountId },
    answers: { devices: ['ipad-pro-13-m4'], familiarity: ['planning'], ...answers },
  })

const planning = '/office/beta?state=received&familiarity=planning'

test('applications are filtered, chosen, and invited together; the mails are counted before they leave', async () => {
  const { visitor } = await openStaff(server, 'Beta One', 'support')
  const [bea = '', sato = '', elsewhere = ''] = ['Bea One', '佐藤 二', 'Bea Elsewhere'].map(uniqueName)
  const email = uniqueAddress('bea-one')
  const first = await apply(bea, {}, 'en', email)
  await apply(sato, { devices: ['ipad-pro-13-m4', 'not-listed'] }, 'jp')
  await apply(elsewhere, { devices: ['ipad-5'], familiarity: ['animation'] })
  await visitor.open('/office/beta')
  visitor.select('Device', 'iPad Pro 13-inch (M4)')
  visitor.select('Familiar with', 'Planning')
  await visitor.press('Show')
  const list = visitor.read('[aria-label="Applications"]')
  expect(list).toContain(bea)
  expect(list).toContain("iPad Pro 13-inch (M4), My device isn't listed here")
  expect(list).toContain('Japanese')
  expect(list).not.toContain(elsewhere)
  expect(visitor.count('[lang="ja"]')).toBeGreaterThan(0)

  await visitor.press('Invite… i')
  expect([visitor.status, visitor.read('[role="alert"]')]).toEqual([
    422,
    'Nothing was decided: choose the applications first.',
  ])
  visitor.check(`Choose ${bea}`)
  visitor.check(`Choose ${sato}`)
  await visitor.press('Invite… i')
  expect(visitor.read('[aria-labelledby="review-title"]')).toContain(
    'Invite 2 applications?2 mails will be sent',
  )
  expect(await readMails(server, email)).toEqual([])
  await visitor.press('Send 2 mails')
  expect(visitor.read('[role="status"]')).toBe('2 applications invited, with 2 mails.')
  expect(visitor.read()).not.toContain(bea)
  const shown = visitor.path
  await visitor.open(shown)
  expect([visitor.status, shown]).toEqual([200, expect.stringContaining('&decision=invited&decided=2')])
  await expect.poll(() => readMails(server, email).then(mails => mails.length)).toBe(1)

  await visitor.open('/office/beta?state=invited&familiarity=planning')
  expect(visitor.read('[aria-label="Applications"]')).toContain(`English · ${first}`)
  expect(visitor.read('[aria-label="Applications"]')).toContain('not signed yet')
  expect(visitor.count('[name="references"]')).toBe(0)
})

test('an invitation makes the account active: from the press of the button to userLoad within five seconds', async () => {
  const username = unique('ines')
  const cookie = await register(server, { username })
  const headers = { Cookie: cookie, Origin: server.origin }
  const account = createGalleryClient({ baseUrl: `${server.origin}/api/gallery`, fetch, headers })
  const load = async () => {
    const { user } = await account.userLoad({ body: {} })
    return [user?.active, user?.betaUsers.map(({ beta_type_id, selected }) => [beta_type_id, selected])]
  }
  const name = uniqueName('Ines Invited')
  const accountId = /\buser=([^;]+)/.exec(cookie)?.[1] ?? null
  const reference = await apply(name, {}, 'en', `${username}@example.com`, accountId)
  expect(await load()).toEqual([0, []])
  const { visitor } = await openStaff(server, 'Beta Seven', 'support')
  await visitor.open(planning)
  visitor.check(`Choose ${name}`)
  await visitor.press('Invite… i')
  await visitor.press('Send 1 mail')
  const active = [
    [1, '1'],
    [3, '1'],
  ]
  await expect.poll(load).toEqual([1, active])
  await visitor.open('/office/beta?state=invited&familiarity=planning')
  expect(visitor.read(`li:has([href*="${reference.toLowerCase()}"])`)).toContain('brought to the account')
})

test('those that cannot be decided are listed with the reason, and hinder no other', async () => {
  const { visitor } = await openStaff(server, 'Beta Two', 'support')
  const { visitor: colleague } = await openStaff(server, 'Beta Three', 'administrator')
  const names = ['Bea Taken', 'Bea Without', 'Bea Free'].map(uniqueName)
  const [beaTaken = '', beaWithout = '', beaFree = ''] = names
  const taken = await apply(beaTaken)
  const without = await apply(beaWithout, { devices: ['not-listed'] })
  await apply(beaFree)
  await visitor.open(planning)
  for (const name of names) visitor.check(`Choose ${name}`)
  await visitor.press('Invite… i')
  await colleague.open(planning)
  colleague.check(`Choose ${beaTaken}`)
  await colleague.press('Decline… d')
  await colleague.press('Send 1 mail')
  expect(colleague.read('[role="status"]')).toBe('1 application declined, with 1 mail.')
  await visitor.press('Send 3 mails')
  expect(visitor.read('[role="status"]')).toBe('1 application invited, with 1 mail.')
  const refused = visitor.read('[role="alert"]')
  expect(refused).toContain('2 applications could not be decided, and got no mail')
  expect(refused).toContain(`${taken} has been decided or withdrawn meanwhile`)
  expect(refused).toContain(`${without} names no device that runs a beta`)
  visitor.check(`Choose ${beaWithout}`)
  await visitor.press('In review… v')
  expect(visitor.read('[aria-labelledby="review-title"]')).toContain('No mail is sent')
  await visitor.press('Put in review')
  expect(visitor.read('[role="status"]')).toBe('1 application put in review.')
})

test('the places of a beta are shown and changed; what is no number changes nothing', async () => {
  const { visitor } = await openStaff(server, 'Beta Four', 'support')
  await visitor.open('/office/beta')
  const change = (places: string) =>
    visitor.fetch('/office/beta', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ act: 'places', beta: 'dreams', places }),
    })
  expect((await change('4321')).status).toBe(302)
  await visitor.open('/office/beta')
  expect(visitor.read('[aria-label="Places"]')).toMatch(/dreams \d+ of 4321 places taken/)
  for (const places of ['-1', '1.5', 'many', '1000001']) {
    const refused = await change(places)
    expect([places, refused.status]).toEqual([places, 422])
    expect(await refused.text()).toContain('The number of places was not changed')
  }
  expect((await change('')).status).toBe(302)
  await visitor.open('/office/beta')
  expect(visitor.read('[aria-label="Places"]')).toMatch(/dreams \d+ invited, no limit/)
})

test('an empty list says so; a filter that is none is dropped; other roles may not', async () => {
  const { visitor } = await openStaff(server, 'Beta Five', 'support')
  await visitor.open('/office/beta?state=withdrawn&familiarity=mind-mapping&device=abacus&cursor=nonsense')
  expect(visitor.path).toBe('/office/beta?state=withdrawn&familiarity=mind-mapping')
  expect(visitor.read()).toContain('No application is withdrawn and fits this filter.')
  const { visitor: press } = await openStaff(server, 'Beta Six', 'press')
  await press.open('/office/beta')
  expect([press.status, press.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
  expect(press.read('header')).not.toContain('Beta applications')
})
