import { lazy, Suspense, useEffect, useState } from 'react'
import type { Room } from '../features/common-rooms.ts'
import { Button } from '../features/controls.tsx'
import { Shortcut } from '../features/shortcut.tsx'

const Palette = lazy(() => import('./palette.tsx'))

interface OpenPaletteProps {
  readonly className: string
  readonly rooms: readonly Room[]
}

/** Opens the palette: a button, and Ctrl or ⌘ and K from everywhere, fields and a palette that is closing included. */
export function OpenPalette({ className, rooms }: OpenPaletteProps) {
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog:modal:not([data-phase=closing])')) return
      setOpening(count => count + 1)
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className={className}>
      <Button type="button" look="plain" onClick={() => setOpen(true)}>
        Find <Shortcut keys="Ctrl K" />
      </Button>
      {isOpen && (
        <Suspense>
          <Palette key={opening} rooms={rooms} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
