/** Paths on a square of 16, filled with the text colour. */
const shapes = {
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
  sound:
    'M1.5 5.5h3L8.5 2v12l-4-3.5h-3zM10.3 4.8a4.2 4.2 0 0 1 0 6.4l-.9-1.1a2.8 2.8 0 0 0 0-4.2zM12 2.6a7 7 0 0 1 0 10.8l-.9-1.1a5.6 5.6 0 0 0 0-8.6z',
  mute: 'M1.5 5.5h3L8.5 2v12l-4-3.5h-3zM10 6l1-1 1.5 1.5L14 5l1 1-1.5 1.5L15 9l-1 1-1.5-1.5L11 10l-1-1 1.5-1.5z',
  captions: 'M1 3h14v10H1zM2.5 4.500v7h11v-7zM4 8.500h4V10H4zM9 8.500h3V10H9zM4 6h2v1.500H4zM7 6h5v1.500H7z',
} as const

export type IconName = keyof typeof shapes

/** The path of an icon. Throws 'Unknown icon' for an unknown name, which only external data can contain. */
export function shapeOf(name: string): string {
  if (!Object.hasOwn(shapes, name)) throw new Error('Unknown icon')
  return shapes[name as IconName]
}

/** A decorative icon, hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapeOf(name)} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
