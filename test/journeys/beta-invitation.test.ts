import { expect, test } from 'vitest'
import cn from '../../site/pages/support/agreement/copy/cn.ts'
import en from '../../site/pages/support/agreement/copy/en.ts'
import jp from '../../site/pages/support/agreement/copy/jp.ts'
import { runAxe, runAxeInSweep } from '../axe.ts'
import { applyForBeta, decide } from '../beta-staff.ts'
import { loopCount } from '../loop-count.ts'
import { linkInMail } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { openStage } from './stage.ts'

const stage = openStage({ server: {} })

/** `site/pages/support/agreement/page.test.ts` tells it in each language without scripts. */
const languages = [
  ['en-US', '', en],
  ['ja', '/jp', jp],
  ['zh-CN', '/cn', cn],
] as const

test.each(languages.slice(0, loopCount(1, languages.length)))(
  '%s: from the mail to the signature, by keyboard',
  async (lang, prefix, { sign }) => {
    const email = uniqueAddress(`tester.${lang.toLowerCase()}`)
    const reference = await applyForBeta(stage.testServer, email, lang)
    await decide(stage.testServer, reference, 'invited')
    const page = await stage.arrive(
      await linkInMail(stage.testServer, email, `${prefix}/support/requests/[\\w-]+/agreement`),
    )
    await page.getByRole('button', { name: sign.submit, exact: true }).press('Enter')
    await page.getByRole('alert').getByRole('link').first().waitFor()
    expect(await runAxe(page)).toEqual([])
    await page.getByLabel(sign.labels.name, { exact: true }).fill('Yui Sato')
    await page.getByLabel(sign.agreed).press('Space')
    await page.getByRole('button', { name: sign.submit, exact: true }).press('Enter')
    await page.getByText('Yui Sato').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/support/requests/${reference.toLowerCase()}`)
    // The bar that shows loading goes half a second later.
    await expect.poll(() => runAxeInSweep(page), { timeout: 15_000 }).toEqual([])
  },
)
