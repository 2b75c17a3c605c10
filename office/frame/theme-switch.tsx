import { useLocation } from 'react-router'
import { Button } from '../features/controls.tsx'
import type { Theme } from '../request/office-request.ts'

const next: Readonly<
  Record<string, { readonly value: string; readonly title: string; readonly sign: string }>
> = {
  system: { value: 'light', title: 'Colors of the system. Change to light', sign: '◐' },
  light: { value: 'dark', title: 'Light. Change to dark', sign: '○' },
  dark: { value: 'system', title: 'Dark. Change to the system’s', sign: '●' },
}

/** Goes round between the colors of the system, light and dark. */
export function ThemeSwitch({ theme }: { readonly theme: Theme }) {
  const { pathname, search } = useLocation()
  const { value, title, sign } = next[theme ?? 'system'] ?? next.system ?? { value: '', title: '', sign: '' }
  // The whole document is loaded anew: the choice is an attribute of its root.
  return (
    <form method="post" action="/office/theme">
      <input type="hidden" name="to" value={pathname + search} />
      <Button look="plain" name="theme" value={value} aria-label={title} title={title}>
        <span aria-hidden="true">{sign}</span>
      </Button>
    </form>
  )
}
