import { expectEqual, type Story } from '../visitor.ts'

const learn = { role: 'button', name: 'Learn' } as const
const company = { role: 'button', name: 'Company' } as const

export const menuStories: readonly Story[] = [
  {
    name: 'a menu opens by a press, another closes it, Esc closes that and gives the focus back',
    async tell({ arrive, click, press, becomes, openMenus, focused }) {
      await arrive('/')
      await click(learn)
      await becomes(openMenus, ['menu-learn'])
      await click(company)
      await becomes(openMenus, ['menu-company'])
      await press('Escape')
      await becomes(openMenus, [])
      await becomes(focused, 'Company')
    },
  },
  {
    name: 'a menu opens by a key as well',
    async tell({ arrive, run, press, becomes, openMenus }) {
      await arrive('/')
      await run(() => document.querySelector<HTMLElement>('[popovertarget="menu-apps"]')?.focus())
      await press('Enter')
      await becomes(openMenus, ['menu-apps'])
      await press(' ')
      await becomes(openMenus, [])
    },
  },
  {
    name: 'a menu that is opened before the scripts are there opens, and closes when one reads on',
    async tell({ go, click, becomes, openMenus, run }) {
      await go('/')
      await click(learn)
      await becomes(openMenus, ['menu-learn'])
      await becomes(() => run(() => document.documentElement.dataset.hydrated), '')
      expectEqual(await openMenus(), ['menu-learn'])
      await new Promise(resolve => setTimeout(resolve, 400))
      await run(() => scrollTo(0, 200))
      await becomes(openMenus, [])
    },
  },
  {
    name: 'a link in a menu shows its page in place, with the focus on its heading, and the menu closed',
    async tell({ arrive, mark, click, becomes, focused, openMenus, isSameDocument, run }) {
      await arrive('/')
      await mark()
      await click(company)
      await click({ role: 'link', name: 'About us' })
      await becomes(focused, 'A small team on an island')
      await becomes(openMenus, [])
      expectEqual(await isSameDocument(), true)
      const title = await run(() => document.title)
      await becomes(() => run(() => document.querySelector('body > [role=status]')?.textContent ?? ''), title)
    },
  },
  {
    name: 'the drawer of a phone opens, holds the page still, closes by Esc and leads on',
    async tell({ resize, arrive, click, press, becomes, run, focused, heading }) {
      await resize(420, 740)
      await arrive('/')
      const isOpen = () => run(() => document.querySelector('#drawer')?.matches(':modal') ?? false)
      await click({ role: 'button', name: 'Menu' })
      await becomes(isOpen, true)
      expectEqual(await run(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
      await press('Escape')
      await becomes(isOpen, false)
      await becomes(focused, 'Menu')
      await click({ role: 'button', name: 'Menu' })
      await click({ role: 'link', name: 'About us' })
      await becomes(heading, 'A small team on an island')
      await becomes(isOpen, false)
    },
  },
]
