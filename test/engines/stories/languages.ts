import { expectEqual, type Story } from '../visitor.ts'

export const languageStories: readonly Story[] = [
  {
    name: 'a language that is chosen in the footer takes the place of the page, and is kept',
    async tell({ arrive, click, becomes, address, cookies, run }) {
      await arrive('/press?from=letter')
      const before = await run(() => history.length)
      await run(() => document.querySelector<HTMLElement>('footer summary')?.scrollIntoView())
      await click({ role: 'button', name: 'Language' })
      await click({ role: 'button', name: '日本語' })
      await becomes(address, '/jp/press?from=letter')
      await becomes(() => run(() => document.documentElement.lang), 'ja')
      expectEqual(await cookies(), ['preferred-locale=jp'])
      expectEqual(await run(() => history.length), before)
    },
  },
  {
    name: 'the banner offers the language that was chosen before, and stays away when it was hidden',
    async tell({ go, arrive, run, click, becomes, cookies }) {
      await go('/robots.txt')
      await run(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
        document.cookie = 'preferred-locale=jp; path=/'
      })
      await arrive('/press')
      const offer = () => run(() => document.querySelector('aside[lang]')?.getAttribute('lang') ?? null)
      expectEqual(await offer(), 'ja')
      await click({ role: 'button', name: 'この案内を隠す' })
      await becomes(offer, null)
      expectEqual(await cookies(), ['dismissed-locales=en', 'preferred-locale=jp'])
      await arrive('/')
      expectEqual(await offer(), null)
    },
  },
  {
    name: 'Continue on the banner leads to the same page in its language',
    async tell({ go, arrive, run, click, becomes, address }) {
      await go('/robots.txt')
      await run(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
        document.cookie = 'preferred-locale=cn; path=/'
      })
      await arrive('/ai')
      await click({ role: 'button', name: '继续' })
      await becomes(address, '/cn/ai')
      await becomes(() => run(() => document.documentElement.lang), 'zh-CN')
    },
  },
]
