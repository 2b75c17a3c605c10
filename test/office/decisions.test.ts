import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '../../contract/office/permissions.ts'
import { hydrated } from '../browser.ts'
import { becomes, focused, openStage } from '../journeys/stage.ts'
import { findingsOf } from './findings.ts'
import { addressOf, openStaff, rateHandbookPage, receiveRequest, staffPassword, uniqueName } from './staff.ts'

const stage = openStage()

/** A member of staff in Chromium, with the session of one who has logged in without scripts. */
async function arriveAs(
  name: string,
  role: Role,
  path: string,
  more: Parameters<typeof stage.arrive>[1] = {},
) {
  const staff = await openStaff(stage.testServer, name, role)
  const page = await stage.arrive(path, {
    ...more,
    cookies: { office: staff.visitor.cookie('office') },
    before: page => countViolations(page),
  })
  return { page, staff }
}

const countViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      console.error(`violation: ${event.violatedDirective}`),
    )
  })

const apply = (name: string) =>
  receiveRequest(stage.testServer, {
    ...{ kind: 'beta-application', name, email: addressOf(name) },
    answers: { devices: ['ipad-pro-13-m4'], familiarity: ['stop-motion'] },
  })

test('two applications are invited at once by keys alone', async () => {
  for (const name of ['Kara One', 'Kara Two']) await apply(name)
  const { page } = await arriveAs('Keys Beta', 'support', '/office')
  const { keyboard } = page
  await keyboard.press('g')
  await keyboard.press('b')
  await page.getByRole('heading', { level: 1, name: 'Beta applications' }).waitFor()
  await page.goto('/office/beta?state=received&familiarity=stop-motion')
  await hydrated(page)
  await keyboard.press('j')
  await becomes(() => focused(page), 'Kara One')
  await keyboard.press('x')
  await keyboard.press('Shift+J')
  await becomes(() => page.getByText('2 chosen').count(), 1)
  await keyboard.press('i')
  await becomes(() => focused(page), 'Send 2 mails')
  await page.getByText('2 mails will be sent').waitFor()
  await keyboard.press('Enter')
  await page.getByText('2 applications invited, with 2 mails.').waitFor()
  await page.getByText('No application is received and fits this filter.').waitFor()
})

test('a permission becomes a license by keys alone, after a look at its letter', async () => {
  const reference = await receiveRequest(stage.testServer, {
    ...{ kind: 'permission', name: 'Lena License', email: 'lena@keys.example' },
    answers: { marks: 'The logo', usage: 'A poster', regions: 'Japan' },
  })
  const credit = uniqueName('One poster, with a credit line')
  const { page } = await arriveAs('Keys Legal', 'legal', `/office/permissions/${reference.toLowerCase()}`)
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space')
  await page.getByLabel('Last day').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10))
  const terms = page.getByLabel('Terms of the license')
  await terms.fill(credit)
  await page.getByRole('button', { name: 'Preview the letter' }).press('Enter')
  await page.getByRole('region', { name: 'The letter' }).getByText(credit).waitFor()
  expect(await terms.inputValue()).toBe(credit)
  await page.getByLabel('Decline').press('Space')
  await becomes(() => page.getByLabel('Last day').isVisible(), false)
  await page.getByLabel('Grant a license').press('Space')
  await page.getByRole('button', { name: 'Decide and send the letter' }).press('Enter')
  await page.getByRole('heading', { name: 'License', exact: true }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('list', { name: 'Licenses' }).getByText(credit).waitFor()
})

test('a person is found by the palette, downloaded, and erased, by keys alone', async () => {
  const email = addressOf(uniqueName('Ede'))
  await receiveRequest(stage.testServer, { name: 'Ede Erased', email })
  const { page, staff } = await arriveAs('Keys Admin', 'administrator', '/office')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('peop')
  await page.keyboard.press('Enter')
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Ede Erased' }).waitFor()
  await page.getByRole('link', { name: 'Confirm' }).press('Enter')
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByLabel('Code').fill(staff.recoveryCode)
  await page.keyboard.press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-[\d-]+\.json$/)
  await page.getByText('1 request with').waitFor()
  await page.getByLabel('I have read this').press('Space')
  await page.getByRole('button', { name: 'Erase everything' }).press('Enter')
  await page.getByText('Everything under the address is erased: 1 request,').waitFor()
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const email = addressOf(uniqueName('Wide'))
  await receiveRequest(stage.testServer, {
    ...{ kind: 'beta-application', locale: 'jp', name: '佐藤 光', email },
    answers: { devices: ['ipad-pro-13-m4', 'not-listed'], familiarity: ['planning', 'stop-motion'] },
  })
  const reference = await receiveRequest(stage.testServer, {
    ...{ kind: 'permission', name: 'Wide', email },
    answers: {
      marks: 'https://example.com/a-very-long-address-that-has-no-break-at-all-in-it-and-goes-on',
      usage: 'Mugs',
    },
  })
  const path = 'wide/a-very-long-path-of-a-page-that-has-no-break-at-all-in-it'
  await rateHandbookPage(stage.testServer, { path, comment: '図'.repeat(300) })
  const { page } = await arriveAs('Screens', 'administrator', '/office/people')
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.waitForURL(/people\/[0-9a-f]{64}/)
  const person = new URL(page.url()).pathname.slice('/office'.length)
  const permission = `/permissions/${reference.toLowerCase()}`
  const screens = [
    '/beta',
    '/permissions',
    permission,
    '/licences',
    '/media-list',
    '/site/incidents?id=new-maintenance',
    '/people',
    '/export',
    '/health',
    '/figures',
    '/figures?period=24m',
    '/site/votes',
    '/site/votes?show=comments',
    '/site/redirects',
    '/newsletter/readers',
    '/site/links?view=site',
    '/care',
    '/staff',
    '/audit',
    '/site/terms',
    '/content/handbook/tree/procreate?shown=5.2',
    '/content/move/handbook/handbook/procreate/layers/masks?to=handbook/procreate/colour/masks',
  ]
  const widths = [1440, 823, 360]
  expect(await findingsOf(page, { paths: [person, ...screens], widths })).toEqual([])
}, 180_000)
