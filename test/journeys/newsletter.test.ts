import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import cn from '../../site/features/newsletter/copy/cn.ts'
import en from '../../site/features/newsletter/copy/en.ts'
import jp from '../../site/features/newsletter/copy/jp.ts'
import pagesCn from '../../site/pages/newsletter/copy/cn.ts'
import pagesEn from '../../site/pages/newsletter/copy/en.ts'
import pagesJp from '../../site/pages/newsletter/copy/jp.ts'
import sendingCn from '../../ui/submission/copy/cn.ts'
import sendingEn from '../../ui/submission/copy/en.ts'
import sendingJp from '../../ui/submission/copy/jp.ts'
import { runAxe } from '../axe.ts'
import { focusedAtChange } from '../focused-at-change.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { linkInMail } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { openStage } from './stage.ts'

const stage = openStage({ server: {} })

const languages = [
  ['English', '', '/', en, pagesEn],
  ['Chinese', '/cn', '/insight', cn, pagesCn],
  ['Japanese', '/jp', '/dreams', jp, pagesJp],
] as const

const onceMore = { '': sendingEn.oncemore, '/cn': sendingCn.oncemore, '/jp': sendingJp.oncemore }

/** In the other languages the script is the same, and they go without it below. */
test('from the box to the list, and out of it again', async () => {
  const [, prefix, at, box, pages] = languages[2]
  const email = uniqueAddress('letters')
  const page = await stage.arrive(prefix + at)
  await page.locator('#newsletter-email').fill(email)
  await page.locator('#newsletter').getByText(box.subjects, { exact: true }).first().click()
  await page.getByLabel(box.tags.lessons).check()
  await page.keyboard.press('Tab')
  // A key that follows at once is not lost.
  const focusedWith = focusedAtChange(page, '#newsletter h2')
  await page.getByRole('button', { name: box.submit, exact: true }).click()
  expect(await focusedWith).toEqual({ text: box.done, hasFocus: true })

  await page.goto(await linkInMail(stage.testServer, email, `${prefix}/newsletter/confirm`))
  expect(await runAxe(page)).toEqual([])
  await page.getByRole('button', { name: pages.confirm.button }).click()
  await page.getByRole('heading', { name: pages.confirm.done }).waitFor()

  await page.goto(await linkInMail(stage.testServer, email, `${prefix}/newsletter/preferences`))
  expect(await page.getByLabel(box.tags.lessons).isChecked()).toBe(true)
  expect(await runAxe(page)).toEqual([])
  await page.getByLabel(box.tags.dreams).check()
  await page.getByRole('button', { name: pages.preferences.save }).click()
  await page.getByText(pages.preferences.saved).waitFor()

  await page.getByRole('link', { name: pages.preferences.end }).click()
  await page.getByRole('button', { name: pages.unsubscribe.button }).click()
  await page.getByRole('heading', { name: pages.unsubscribe.done }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.reload()
  await page.getByRole('heading', { name: pages.preferences.gone }).waitFor()
})

test.each(languages)(
  '%s: without scripts the box leads to a page of its own, and one press more, to the list, and out of it again',
  async (_, prefix, at, box, pages) => {
    const email = uniqueAddress(`plain${prefix.slice(1)}`)
    const visitor = createFormVisitor(stage.testServer)
    await visitor.open(prefix && at === '/' ? prefix : prefix + at)
    visitor.fill('#newsletter-email', email)
    visitor.check(box.tags.lessons)
    await visitor.press(box.submit, '#newsletter')
    expect(visitor.status).toBe(422)
    expect(visitor.read()).toContain(onceMore[prefix])
    await sleep(1600)
    await visitor.press(box.submit)
    expect(visitor.read()).toContain(box.done)

    await visitor.open(await linkInMail(stage.testServer, email, `${prefix}/newsletter/confirm`))
    await visitor.press(pages.confirm.button)
    expect(visitor.read()).toContain(pages.confirm.done)
    await visitor.open(await linkInMail(stage.testServer, email, `${prefix}/newsletter/preferences`))
    const preferences = visitor.path
    expect(visitor.find(box.tags.lessons).attr('checked')).toBeDefined()
    visitor.check(box.tags.dreams)
    await visitor.press(pages.preferences.save)
    expect(visitor.read()).toContain(pages.preferences.saved)
    await visitor.open(visitor.addressOf(pages.preferences.end))
    await visitor.press(pages.unsubscribe.button)
    expect(visitor.read()).toContain(pages.unsubscribe.done)
    await visitor.open(preferences)
    expect(visitor.read()).toContain(pages.preferences.gone)
  },
)

test('a box that cannot be sent says so, and keeps the address', async () => {
  const page = await stage.arrive('/insight', { mayComplain: /Failed to load|fetch/ })
  await page.locator('#newsletter-email').fill('later@example.com')
  await page.route('**/newsletter.data*', route => route.abort())
  await page.getByRole('button', { name: en.submit, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Something went wrong', { exact: true }).waitFor()
  await dialog.getByText("We weren't able to process your request. Please try again.").waitFor()
  expect(await page.locator('#newsletter-email').inputValue()).toBe('later@example.com')
})

test('a link that is not good says what to do', async () => {
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open('/newsletter/confirm?token=nonsense')
  await visitor.press(pagesEn.confirm.button)
  expect(visitor.read()).toContain(pagesEn.confirm.failed)
})
