import { expectEqual, type Story } from '../visitor.ts'

/** Runs in the page. */
const filter = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#positions nav a')]
    .find(link => link.textContent?.trim().startsWith(name))
    ?.click()

export const pageStories: readonly Story[] = [
  {
    name: 'a new page begins at its top, and Back is where one was',
    async tell({ arrive, run, press, back, becomes, heading, scrolled }) {
      await arrive('/who-we-are')
      const first = await heading()
      await run(() => scrollTo(0, 900))
      await becomes(scrolled, 900)
      await run(() =>
        document.querySelector<HTMLElement>('footer a[href="/sitemap"]')?.focus({ preventScroll: true }),
      )
      await press('Enter')
      await becomes(heading, 'Every page on one page')
      await becomes(scrolled, 0)
      await back()
      await becomes(heading, first)
      await becomes(scrolled, 900)
    },
  },
  {
    name: 'a page that is not there says so, with a film and a button that stops it',
    async tell({ arrive, heading, isSeen }) {
      await arrive('/nowhere')
      expectEqual(await heading(), 'Sorry, page not found.')
      const buttons = await Promise.all(
        ['Pause the background film', 'Play the background film'].map(name =>
          isSeen({ role: 'button', name }),
        ),
      )
      expectEqual(buttons.filter(Boolean).length, 1)
    },
  },
  {
    name: 'positions are filtered in place, and an empty list says what to do',
    async tell({ arrive, run, becomes, heading, address, isSeen, mark, isSameDocument }) {
      await arrive('/careers')
      expectEqual(await heading(), 'Work where the light is good')
      await mark()
      const shown = () => run(() => document.querySelectorAll('#positions a[href^="/careers/"]').length)
      const before = await shown()
      await run(filter, 'Support')
      await becomes(async () => (await address()).includes('team='), true)
      await becomes(async () => (await shown()) < before, true)
      await run(filter, 'Hobart')
      await becomes(() => isSeen({ role: 'heading', name: 'No positions found.' }), true)
      expectEqual(await isSeen({ role: 'link', name: 'Get in touch' }), true)
      expectEqual(await isSameDocument(), true)
    },
  },
  {
    name: 'the handbook is searched, and a result leads to its page',
    async tell({ arrive, click, type, press, becomes, address, run }) {
      await arrive('/handbook/procreate/5.3')
      await click({ role: 'searchbox', name: 'Search' })
      await type('mask')
      await press('Enter')
      await becomes(async () => (await address()).includes('search?q=mask'), true)
      const found = () => run(() => document.querySelectorAll('main ol a[href*="#"]').length > 0)
      await becomes(found, true)
      await run(() => document.querySelector('main ol a[href*="#"]')?.scrollIntoView({ block: 'center' }))
      await run(() => document.querySelector<HTMLElement>('main ol a[href*="#"]')?.click())
      await becomes(async () => /#.+/.test(await address()), true)
    },
  },
  {
    name: 'the handbook’s light mode is switched on and off, and kept in a cookie',
    async tell({ arrive, run, becomes, cookies }) {
      await arrive('/handbook/procreate')
      const room = () => run(() => document.querySelector('[data-room]')?.getAttribute('data-room'))
      const toggle = () =>
        run(() =>
          document.querySelector<HTMLElement>('form[action="/preferences"] button[name=light]')?.click(),
        )
      expectEqual(await room(), 'dark')
      await toggle()
      await becomes(room, 'light')
      expectEqual(await cookies(), ['light-mode=1'])
      await toggle()
      await becomes(room, 'dark')
      expectEqual(await cookies(), [])
    },
  },
  {
    name: 'a text is copied, or it is said that it could not be',
    async tell({ arrive, run, click, becomes }) {
      await arrive('/press')
      await click({ role: 'button', name: 'Copy' })
      const said = () =>
        run(() =>
          [...document.querySelectorAll('main [role=status]')].map(status => status.textContent).join(''),
        )
      await becomes(async () => ['Copied', 'Unable to copy to clipboard'].includes(await said()), true)
    },
  },
]
