import { expectEqual, type Story } from '../visitor.ts'

const logIn = { role: 'link', name: 'Log in' } as const

export const accountStories: readonly Story[] = [
  {
    name: 'the log-in opens over the page, keeps the focus inside, and gives it back on Esc',
    async tell({ arrive, click, press, becomes, run, focused }) {
      await arrive('/')
      await click(logIn)
      const isOpen = () => run(() => document.querySelector('dialog[data-phase]:modal') !== null)
      await becomes(isOpen, true)
      await becomes(() => run(() => document.activeElement?.tagName), 'INPUT')
      for (let tabs = 0; tabs < 9; tabs++) await press('Tab')
      const place = await run(() => document.activeElement?.closest('dialog, body')?.tagName)
      expectEqual(['DIALOG', 'BODY'].includes(place ?? ''), true)
      await press('Escape')
      await becomes(isOpen, false)
      await becomes(focused, 'Log in')
    },
  },
  {
    name: 'a wrong password is told, and can be typed anew at once',
    async tell({ arrive, click, type, press, becomes, run }) {
      await arrive('/')
      await click(logIn)
      await becomes(() => run(() => document.activeElement?.tagName), 'INPUT')
      await type('nobody')
      await run(() => document.querySelector<HTMLElement>('dialog input[type=password]')?.focus())
      await type('not the one')
      await press('Enter')
      await becomes(
        () =>
          run(
            () =>
              document
                .querySelector('dialog')
                ?.ownerDocument.body.innerText.includes('Please enter a valid username and password.') ??
              false,
          ),
        true,
      )
      await becomes(() => run(() => (document.activeElement as HTMLInputElement).type), 'password')
    },
  },
  {
    name: 'registering lists what is missing above the form',
    async tell({ arrive, run, becomes }) {
      await arrive('/register')
      await run(() => document.querySelector<HTMLFormElement>('main form')?.setAttribute('novalidate', ''))
      await run(() => document.querySelector<HTMLElement>('main form button[type=submit]')?.click())
      await becomes(
        () =>
          run(
            () => document.querySelector('main')?.innerText.includes('Your submission has errors:') ?? false,
          ),
        true,
      )
    },
  },
]
