import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { replyUploadsPath } from '../../contract/office/reply-uploads-path.ts'
import { runAxe } from '../axe.ts'
import { hydrated, overflowOf } from '../browser.ts'
import { becomes, focused, openStage } from '../journeys/stage.ts'
import { isWhole } from '../loop-count.ts'
import { addressOf, openStaff, receiveRequest, staffPassword, uniqueName } from './staff.ts'

const stage = openStage()
const pathOf = (reference: string) => `/office/inbox/requests/${reference.toLowerCase()}`

/** A member of staff in Chromium, with the session of one who has logged in without scripts. */
async function arriveAs(name: string, path: string, more: Parameters<typeof stage.arrive>[1] = {}) {
  const staff = await openStaff(stage.testServer, name, 'support')
  const page = await stage.arrive(path, {
    ...more,
    cookies: { office: staff.visitor.cookie('office') },
  })
  return { page, staff }
}

/** A file of so many bytes, chosen in the page: Playwright sends none of this size. */
const chooseLarge = (page: Page, bytes: number) =>
  page.locator('#reply input[type="file"]').evaluate((input: HTMLInputElement, size) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(size)], 'long.mp4'))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, bytes)

test('a file that does not arrive is tried again, one that is too large never leaves, and nothing typed is lost', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'File One' })
  const { page } = await arriveAs('File Staff', pathOf(reference), { mayComplain: /status of 400/ })
  const text = page.locator('#reply-text')
  await text.fill('The steps are attached.')
  let tried = 0
  await page.route(`**${replyUploadsPath}`, route => {
    tried++
    return route.fulfill({ status: 400, body: '{}' })
  })
  await page
    .locator('#reply input[type="file"]')
    .setInputFiles({ name: 'steps.txt', mimeType: 'text/plain', buffer: Buffer.from('where they are') })
  await page.getByText('It has not arrived.').waitFor()
  await chooseLarge(page, 101 * 1024 * 1024)
  await page.getByText('It is larger than 100 MB.').waitFor()
  expect(tried).toBe(1)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Nothing is sent yet').waitFor()
  await page.getByRole('button', { name: 'Remove long.mp4' }).click()
  await page.unroute(`**${replyUploadsPath}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[name="uploads"]').waitFor({ state: 'attached' })
  expect(await text.inputValue()).toBe('The steps are attached.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Thread' }).getByRole('link', { name: 'steps.txt' }).waitFor()
})

test('a draft that cannot be kept says since when and stays in the field; it is kept when the line is back', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'Line One' })
  const { page } = await arriveAs('Line Staff', pathOf(reference), { mayComplain: /ERR_FAILED/ })
  await page.route('**/draft', route => route.abort())
  await page.locator('#reply-text').fill('Half a thought')
  const said = page.getByText(/Draft not kept since .*: there is no connection/)
  await said.waitFor()
  expect(await page.locator('#reply-text').inputValue()).toBe('Half a thought')
  await page.unroute('**/draft')
  await page.getByText(/Draft kept \d+ s ago/).waitFor()
  await page.reload()
  expect(await page.locator('#reply-text').inputValue()).toBe('Half a thought')
})

test('a reply is sent after the draft that is on its way, and leaves no draft behind', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'Race One' })
  const { page } = await arriveAs('Race Staff', pathOf(reference))
  const sent: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(/\/draft$|\.data/, async route => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const isDraft = request.url().endsWith('/draft')
    sent.push(isDraft ? 'draft' : 'reply')
    if (isDraft) await held.promise
    return route.continue()
  })
  await page.locator('#reply-text').fill('The whole answer.')
  await expect.poll(() => sent).toEqual(['draft'])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.waitForTimeout(300)
  expect(sent).toEqual(['draft'])
  held.resolve()
  const thread = page.getByRole('list', { name: 'Thread' })
  await thread.getByText('The whole answer.').waitFor()
  expect(sent).toEqual(['draft', 'reply'])
  await page.reload()
  await thread.getByText('The whole answer.').waitFor()
  expect(await page.locator('#reply-text').inputValue()).toBe('')
})

test('a send without an answer keeps the screen and the text, and goes out once when it is pressed again', async () => {
  const reference = await receiveRequest(stage.testServer, { name: 'Silent One' })
  const { page } = await arriveAs('Silent Staff', pathOf(reference), { mayComplain: /ERR_FAILED|fetch/ })
  await page.locator('#reply-text').fill('An answer into the void.')
  await page.route(/\.data/, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    // The office takes it, and its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('What you typed is still here').waitFor()
  expect(await page.locator('#reply-text').inputValue()).toBe('An answer into the void.')
  await page.unroute(/\.data/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const thread = page.getByRole('list', { name: 'Thread' })
  await thread.getByText('An answer into the void.').waitFor()
  expect(await thread.getByText('An answer into the void.').count()).toBe(1)
})

test('two requests become one and one becomes two, and a colleague is seen reading, by keys alone', async () => {
  const from = { name: 'Merga One', email: addressOf(uniqueName('Merga')) }
  const first = await receiveRequest(stage.testServer, { ...from, question: 'Where is my palette?' })
  const second = await receiveRequest(stage.testServer, { ...from, question: 'Here is its name.' })
  const { page } = await arriveAs('Merge Staff', pathOf(second))
  const { keyboard } = page
  await keyboard.press('m')
  await becomes(() => page.locator(':focus').getAttribute('name'), 'into')
  await keyboard.type(first)
  await keyboard.press('Enter')
  await page.waitForURL(new RegExp(first.toLowerCase()))
  const thread = page.getByRole('list', { name: 'Thread' })
  await thread.getByText('Here is its name.').waitFor()
  const { page: other } = await arriveAs('Reading Staff', pathOf(first))
  await other.getByText('Merge Staff is reading here').waitFor()
  const split = page.getByRole('button', { name: 'Split: make it a request of its own' }).first()
  await split.focus()
  await keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.includes(first.toLowerCase()))
  await becomes(() => page.getByRole('heading', { level: 1 }).textContent(), 'Merga One')
})

test('a note, a tag, a snooze and a colleague are given by keys; so is what is done to several', async () => {
  await openStaff(stage.testServer, 'Given Colleague', 'support')
  const name = uniqueName('Givena')
  const one = await receiveRequest(stage.testServer, { name, question: 'Givena' })
  await receiveRequest(stage.testServer, { name, question: 'Givena' })
  const { page } = await arriveAs('Giving Staff', pathOf(one))
  const { keyboard } = page
  await keyboard.press('n')
  await becomes(() => focused(page), 'Internal note')
  await keyboard.type('Look at the palette.')
  await keyboard.press('Control+Enter')
  await page.getByRole('list', { name: 'Thread' }).getByText('Look at the palette.').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('t')
  await keyboard.type('palette')
  await keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByText('palette').waitFor()
  await becomes(() => focused(page).then(text => text.startsWith('Tags')), true)
  await keyboard.press('z')
  await becomes(() => focused(page), 'Tomorrow')
  await keyboard.press('Enter')
  await details.getByText('Snoozed until').waitFor()
  await page.goto(`/office/inbox?q=${encodeURIComponent(name)}`)
  await hydrated(page)
  await keyboard.press('j')
  await keyboard.press('x')
  await keyboard.press('Shift+J')
  await page.getByText('2 chosen').waitFor()
  await page.locator('#menu-bulk-tag summary').focus()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('both')
  await keyboard.press('Enter')
  await becomes(() => page.locator('a[data-row]').getByText('both', { exact: true }).count(), 2)
})

test('a passkey is set up, opens the office, and is removed', async () => {
  const { page, staff } = await arriveAs('Passa Staff', '/office/me')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.getByRole('link', { name: 'Confirm' }).click()
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByLabel('Code').fill(staff.recoveryCode)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('link', { name: 'Add a factor' }).click()
  await page.getByLabel('Name of this device').fill('My tablet')
  await page.getByRole('button', { name: 'A passkey' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByText('My tablet').waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: 'What waits for me' }).waitFor()
  await page.goto('/office/me')
  await hydrated(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('My tablet').waitFor({ state: 'detached' })
})

test.runIf(isWhole)(
  'in forced colors and with text twice as large nothing sticks out, and what is chosen is still seen',
  async () => {
    const reference = await receiveRequest(stage.testServer, { name: 'Forced One' })
    const { page } = await arriveAs('Forced Staff', pathOf(reference), {
      ...{ width: 640, forcedColors: 'active' },
    })
    const findings: string[] = []
    for (const path of [pathOf(reference), '/office/inbox', '/office/me', '/office/saved-replies?id=new']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      if ((await overflowOf(page)) > 0) findings.push(`${path}: ${await overflowOf(page)} px too wide`)
      const current = page.locator('header nav [aria-current="page"]').first()
      if ((await current.count()) > 0)
        expect([path, await current.evaluate(element => getComputedStyle(element).outlineStyle)]).toEqual([
          path,
          'solid',
        ])
    }
    findings.push(...(await runAxe(page)))
    expect(findings).toEqual([])
  },
)
