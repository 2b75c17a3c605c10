import sprite from './walk.svg'

/** One drawing of the walk as an SVG symbol, with a margin. */
export function Figure({
  drawing,
  className,
}: {
  readonly drawing: number
  readonly className?: string | undefined
}) {
  return (
    <svg viewBox="-130 -345 260 370" className={className} aria-hidden="true">
      <use href={`${sprite}#walk-${drawing}`} />
    </svg>
  )
}
