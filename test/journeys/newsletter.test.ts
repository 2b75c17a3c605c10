import { expect, test } from 'vitest'
import cn from '../../site/features/newsletter/copy/cn.ts'
import en from '../../site/features/newsletter/copy/en.ts'
import jp from '../../site/features/newsletter/copy/jp.ts'
import pagesCn from '../../site/pages/newsletter/copy/cn.ts'
import pagesEn from '../../site/pages/newsletter/copy/en.ts'
import pagesJp from '../../site/pages/newsletter/copy/jp.ts'
import { runAxe } from '../axe.ts'
import { linkInMail } from '../mails.ts'
import { openStage } from './stage.ts'

const stage = openStage({ server: {} })

const languages = [
  ['English', '', '/', en, pagesEn],
  ['Chinese', '/cn', '/insight', cn, pagesCn],
  ['Japanese', '/jp', '/dreams', jp, pagesJp],
] as const

test.each(languages)(
  '%s: from the box to the list, and out of it again',
  async (_, prefix, at, box, pages) => {
    const email = `letters${prefix.slice(1)}@example.com`
    const page = await stage.arrive(`${prefix}${at === '/' && prefix ? '' : at}`)
    await page.locator('#newsletter-email').fill(email)
    await page.locator('#newsletter').getByText(box.subjects, { exact: true }).first().click()
    await page.getByLabel(box.tags.lessons).check()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: box.submit, exact: true }).click()
    await page.getByRole('heading', { name: box.done }).waitFor()

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
  },
)

test('without scripts the box leads to a page of its own, and one press more', async () => {
  const page = await stage.open('/reveal', { scripts: false, mayComplain: /422/ })
  await page.locator('#newsletter-email').fill('plain@example.com')
  await page.getByRole('button', { name: en.submit, exact: true }).click()
  await page.getByText('Please press the button once more').waitFor()
  await new Promise(resolve => setTimeout(resolve, 1600))
  await page.getByRole('button', { name: en.submit, exact: true }).click()
  await page.getByRole('heading', { name: en.done }).waitFor()
})

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
  const page = await stage.open('/newsletter/confirm?token=nonsense', { scripts: false, mayComplain: /422/ })
  await page.getByRole('button', { name: pagesEn.confirm.button }).click()
  await page.getByRole('heading', { name: pagesEn.confirm.failed }).waitFor()
})
